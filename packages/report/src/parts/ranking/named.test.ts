import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type Persona, place, type Written } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import type { ReportInput } from '../../input.ts';
import type { ReportDocument } from '../../model.ts';
import { onlyPlaces } from '../../share/onlyPlaces.ts';
import { reportFor } from '../../testing/reports.ts';
import { NAMED_MARK } from '../comparison/comparison.ts';

const atlas = realAtlas();
const NAMED = ['ESP', 'RUS', 'URY', 'AFG', 'MCO'];

/** The report of a written person who answers some questions otherwise. */
function reportOf(
  persona: Persona,
  written: Readonly<Record<string, Written>>,
  change: Partial<ReportInput> = {},
): { readonly answers: Answers; readonly document: ReportDocument } {
  const answers = { ...persona.answers, ...answersOf(written) };
  const ranking = rankCountries(atlas, profilePreferences(atlas, answers));
  return { answers, document: reportFor(persona, { answers, ranking, ...change }) };
}
const [first] = PERSONAS as [Persona, ...Persona[]];

describe('the countries that the customer asked about', () => {
  for (const tier of ['bronze', 'silver', 'gold'] as const)
    it.each(tier === 'silver' ? PERSONAS : PERSONAS.slice(0, 2))(
      `are compared in ${tier}, whatever their score: $title`,
      (persona) => {
        const { answers, document } = reportOf(persona, { 'specific-countries': NAMED }, { tier });
        const places = new Set(document.places.map(({ iso3 }) => iso3));
        const besides = NAMED.filter((iso3) => !places.has(iso3)).map(
          (iso3) => `${atlas.country(iso3)?.name}${NAMED_MARK}`,
        );
        for (const { rows } of document.comparison) {
          const marked = rows.map(({ location }) => location).filter((one) => one.endsWith(NAMED_MARK));
          expect(marked).toEqual(besides);
        }
        const tables = document.atAGlance.blocks.filter((block) => block.kind === 'table').slice(1);
        expect(tables.map(({ rows }) => rows.length)).toEqual([besides.length, besides.length]);
        for (const [name, score, rank, why] of tables[0]?.rows ?? []) {
          expect([name, score]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^\d+$/)]);
          expect(rank === 'not ranked', name).toBe(
            /^It fails (?:a condition|\w+ conditions)(?: of yours)?: /.test(why ?? ''),
          );
          expect(why, name).not.toMatch(/one more|and others/);
        }
        expect(reviewReport(document, atlas, answers)).toEqual([]);
      },
    );

  const whyOf = (persona: Persona, named: readonly string[]) => {
    const { answers, document } = reportOf(persona, {
      'relocation-drivers': ['retirement'],
      'specific-countries': named,
      'deal-breakers': 'Military service\nNo path to citizenship',
    });
    expect(reviewReport(document, atlas, answers)).toEqual([]);
    const tables = document.atAGlance.blocks.filter((block) => block.kind === 'table');
    return new Map(tables[1]?.rows.map((row) => [row[0], row[3]]));
  };

  it('have a condition at risk named before they are called less suitable', () => {
    const [, second] = PERSONAS as [Persona, Persona];
    expect(whyOf(second, ['GRC']).get('Greece')).toMatch(
      /^A condition of yours is at risk: “no compulsory military service” .*\. Others suit/,
    );
  });

  it('are blamed for no risk that a place of the report shares, nor for what it fails', () => {
    const why = whyOf(first, ['AUT', 'ARE']);
    // Cyprus, which is recommended, calls up as well.
    expect(why.get('Austria')).toBe('Others suit your answers better');
    expect(why.get('United Arab Emirates')).toMatch(/^It fails .*citizenship after 30 years/);
  });

  it('are blamed for no weakness of a permit that a place of the report shares', () => {
    const bringsWork = {
      citizenship: ['USA'],
      'ancestry-claim': 'no',
      'work-arrangement': 'remote-employee',
      'visa-preference': ['work'],
      'current-location': place('San Antonio', 'United States', 'us'),
      'deal-breakers': '',
      'specific-countries': ['DNK', 'NLD', 'SGP'],
    };
    const whyNot = (id: string): readonly string[] => {
      const [persona = first] = PERSONAS.filter((one) => one.id === id);
      const { blocks } = reportOf(persona, bringsWork).document.atAGlance;
      return (blocks.filter((block) => block.kind === 'table')[1]?.rows ?? []).map((row) => row[3] ?? '');
    };
    // The places of the one are open without a job there, two of those of the other are not.
    expect(whyNot('nigerian-engineer').join(' ')).toContain('Its permit asks for a job there');
    expect(whyNot('indian-nurse').join(' ')).not.toContain('Its permit asks for a job there');
  });

  it('are not called less suitable where they score like the places of the report', () => {
    const mother = PERSONAS.find(({ id }) => id === 'indian-nurse') as Persona;
    const { blocks } = reportOf(mother, {
      'deal-breakers': 'Spanish must be widely spoken',
      'specific-countries': ['IRL'],
    }).document.atAGlance;
    expect(blocks.filter((block) => block.kind === 'table')[1]?.rows[0]?.[3]).toMatch(
      /Our records do not say whether it keeps “Spanish spoken by many”, which you made a must$/,
    );
  });

  it('have a failed customer condition named before any other', () => {
    const { document } = reportOf(first, {
      'relocation-drivers': ['retirement'],
      'specific-countries': ['AUT'],
      'deal-breakers': 'Must be within 50 km of the sea',
      'monthly-budget': 9000,
    });
    const { blocks } = document.atAGlance;
    const [row] = blocks.filter((block) => block.kind === 'table')[1]?.rows ?? [];
    expect(row?.[3]).toMatch(/^It fails a condition of yours: “a town no more than 50 km from the sea” \(/);
  });

  it('are within reach under the roof of family there, where the rent alone rules them out', () => {
    const widow = {
      age: 70,
      'retirement-timeline': 'already-retired',
      'income-sources': ['retirement-pension'],
      'languages-spoken': ['es'],
      citizenship: ['ARG'],
      'current-location': place('Rosario', 'Argentina', 'ar'),
      'relationship-status': 'widowed',
      'relocating-family-members': 'no',
      'monthly-budget': 1100,
      'specific-countries': ['ESP', 'AUS'],
    };
    const nobody: Persona = { ...first, answers: {} };
    const why = (kin: readonly string[]) => {
      const { document } = reportOf(nobody, { ...widow, 'extended-family-location': [...kin] });
      const table = document.atAGlance.blocks.filter((block) => block.kind === 'table')[1];
      return table?.rows.find(([name]) => name === 'Spain')?.[3] ?? '';
    };
    expect(why(['ESP'])).toMatch(
      /your budget is below .*Under the roof of your family there, everything but the rent comes to about US\$[\d,]+ a month by our planning figure, and US\$1,100 covers that/,
    );
    expect(why(['ARG'])).toMatch(/your budget is below (?!.*roof)/);
  });

  it('are described with the ticked kind of permit, beside the way in that fits', () => {
    const { document } = reportOf(first, {
      citizenship: ['IND'],
      'ancestry-claim': 'no',
      'current-location': place('Dubai', 'United Arab Emirates', 'ae'),
      'work-arrangement': 'local-job',
      'visa-preference': ['work', 'permanent-residency'],
      'specific-countries': ['CAN', 'USA'],
      'deal-breakers': 'Canada\nUnited States',
    });
    const { blocks } = document.atAGlance;
    const ways = blocks.filter((block) => block.kind === 'table')[2]?.rows.map((row) => row[3]);
    expect(ways?.[0]).toMatch(
      /Permanent residence, which you ticked, goes by the Express Entry system, for which/,
    );
    expect(ways?.[1]).toContain(
      'H-1B Specialty Occupation visa depends on an offer from an employer and on a draw',
    );
  });

  it('are not revealed by a link to the places only', () => {
    const { document } = reportOf(first, { 'specific-countries': NAMED });
    const text = JSON.stringify(onlyPlaces(document));
    expect(text).not.toContain('Afghanistan');
    expect(text).not.toContain(NAMED_MARK);
  });
});
