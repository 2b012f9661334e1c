import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { answersOf, type Persona, place } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../../model.ts';
import { generatedAnswers } from '../../testing/generated.ts';
import { reportFor } from '../../testing/reports.ts';

const HOMES = [
  ['Leeds', 'United Kingdom', 'gb', 'GBR'],
  ['Chicago', 'United States', 'us', 'USA'],
  ['Lyon', 'France', 'fr', 'FRA'],
  ['Berlin', 'Germany', 'de', 'DEU'],
  ['Mumbai', 'India', 'in', 'IND'],
  ['Toronto', 'Canada', 'ca', 'CAN'],
] as const;

/**
 * Words of those who leave a country, by which a sentence is found that is not marked as theirs (`↗`): the rule on the
 * border is in the sentence, and this list only watches over it.
 */
const OF_LEAVING =
  /\b(?:visas?|consulates?|embass(?:y|ies)|apostilles?|legalis\w+|customs|foreign(?:ers?)?|abroad|emigrat\w+|newcomers? (?:have|who|with|needs?|in|are|for|of|meet)|expat\w*|passports?|residence (?:permits?|cards?)|tax residen\w+|proof of life|conventions? on recognition|Lisbon convention|double taxation|imported|brought in|before you land|boarding (?:pass|card)s?|new country|(?:two|both|your) countries|guests from home|dictionar(?:y|ies)|emergency number|in which language the work|in the cabin|hand luggage|into the luggage|ship nothing|deregister|notary at home|which law applies|insure the first year|job search the permit|you need no permit|international cover|stored? at home|place of management|labels? the kitchen|week at home|person at home|treatment at home|free movement lets|lets you go|(?:somebody|repayments|house|benefit ends) at home)\b|↗/i;

/**
 * Every text of a report that is written for the move; what repeats the customer, and the law of reports, is left out.
 */
function texts({
  places,
  timeline,
  comparison,
  atAGlance,
  nextSteps,
  method,
}: ReportDocument): readonly string[] {
  const found: string[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (['text', 'detail', 'title', 'rows'].includes(key)) found.push(value);
    } else if (Array.isArray(value)) for (const one of value) walk(one, key);
    else if (value !== null && typeof value === 'object')
      for (const [inner, one] of Object.entries(value))
        if (!['answers', 'facts', 'figures', 'claims'].includes(inner)) walk(one, inner);
  };
  // Countries that were named beside a move within one's own are told of as what they are.
  const glance = { ...atAGlance, blocks: atAGlance.blocks.filter((block) => block.kind !== 'table') };
  walk([places, timeline, comparison, glance, nextSteps, method], '');
  return found;
}

/** A written person who lives in that country and moves within it, with its passport or with the one they have. */
function within(
  persona: Persona,
  [city, name, code, iso3]: (typeof HOMES)[number],
  citizen: boolean,
): ReportDocument {
  const { ['specific-questions']: _asked, ['specific-countries']: _named, ...told } = persona.answers;
  const answers = {
    ...told,
    ...answersOf({
      'relocation-scope': 'domestic',
      'current-location': place(city, name, code),
      ...(citizen ? { citizenship: [iso3] } : {}),
    }),
  };
  const ranking = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers), { study: [iso3] });
  return reportFor({ ...persona, answers }, { answers, ranking, tier: 'gold' });
}

/** Somebody with an answer to every question, of whom no remark is read. */
function generated(seed: number): Persona {
  const { ['additional-comments']: _told, ...answers } = generatedAnswers(seed);
  return { ...(PERSONAS[0] as Persona), id: `generated-${seed}`, answers };
}

describe('a move within the present country', () => {
  for (const [i, home] of HOMES.entries())
    for (const citizen of [true, false])
      it(`mentions no leaving of ${home[1]}, to ${citizen ? 'citizens' : 'residents'}`, () => {
        const written = [PERSONAS[2 * i], PERSONAS[2 * i + 1]].flatMap((persona) => persona ?? []);
        const made = [i, i + HOMES.length].map((n) => generated(citizen ? n : n + 2 * HOMES.length));
        for (const persona of [...written, ...made]) {
          const document = within(persona, home, citizen);
          expect(document.places.map(({ iso3 }) => iso3)).toEqual([home[3]]);
          expect(texts(document).filter((text) => OF_LEAVING.test(text))).toEqual([]);
          expect([document.ruledOut, document.whatWouldChange]).toEqual([null, null]);
          expect(document.title).toMatch(/: (?:1 town|\d towns) in (?:the )?[A-Z]/);
          expect(document.places[0]?.rankBand).toBeNull();
          expect(document.within).toBe(true);
          expect(document.atAGlance.blocks.filter(({ kind }) => kind === 'plot')).toEqual([]);
        }
      }, 30_000);

  it('compares its towns with each other and with the home town, and gives no figure of the country', () => {
    for (const [i, home] of HOMES.entries()) {
      const { comparison, places } = within(PERSONAS[i] as Persona, home, true);
      const towns = places[0]?.cities.map(({ name }) => name) ?? [];
      expect(comparison.length).toBeLessThan(7);
      for (const { rows } of comparison) {
        const [last] = rows.toReversed();
        expect(rows.slice(0, towns.length).map(({ location }) => location.split(',')[0])).toEqual(towns);
        if (!towns.includes(home[0])) expect(last?.location).toMatch(/ \(home\)$/);
        expect(new Set(rows.map((row) => row.highlights + row.costIndicators)).size).toBeGreaterThan(1);
        expect(rows.map((row) => row.highlights).join()).not.toMatch(/rule of law|life expectancy/);
      }
    }
  }, 30_000);

  it('tells citizens that no permission is needed, and others that their permit continues', () => {
    const [persona] = PERSONAS;
    const legal = (citizen: boolean): string =>
      JSON.stringify(
        within(persona as Persona, HOMES[1], citizen).places[0]?.sections.find(
          ({ heading }) => heading === 'Legal',
        ),
      );
    expect(legal(true)).toContain('You are a citizen of the United States and live there');
    expect(legal(false)).toContain('leaves your right to stay as it is');
    expect(legal(false)).toContain('tied to an employer');
  });

  it('tells the latter to residents of France with a passport of the Union too', () => {
    const german = PERSONAS.find(({ answers }) => JSON.stringify(answers.citizenship).includes('DEU'));
    const legal = JSON.stringify(within(german as Persona, HOMES[2], false).places[0]?.sections);
    expect(legal).toContain('You may live and work in every town of France by right');
  });

  it.each(['yes-selling', 'yes-renting', 'yes-keeping'])(
    'names the country as neither end of the journey, and taxes no house twice: %s',
    (property) => {
      for (const [i, setup] of ['employee-foreign-company', 'contractor', 'own-company'].entries()) {
        const persona = PERSONAS[i * 3] as Persona;
        const answers = {
          ...persona.answers,
          ...answersOf({
            'work-arrangement': i === 0 ? 'remote-employee' : 'freelance',
            'remote-work-legal-structure': setup,
            'property-ownership': [property],
            'property-type': 'primary-residence',
            'cross-border-financial-planning': 'yes-urgent',
            'existing-debt': 'mortgage',
          }),
        };
        const document = within({ ...persona, answers }, HOMES[5], true);
        const found = texts(document).filter((text) =>
          /\b(?:before|leave|from) Canada\b|Canada for Canada|Canada\b[^.:|]*\bCanada\b|employer is elsewhere|become resident|payroll tax/.test(
            text,
          ),
        );
        expect(found).toEqual([]);
      }
    },
    30_000,
  );

  it('plans for the address, the practice and the towns, not for papers', () => {
    const titles = within(PERSONAS[0] as Persona, HOMES[3], true).timeline.flatMap(({ tasks }) =>
      tasks.map(({ title }) => title),
    );
    expect(titles).toEqual(expect.arrayContaining(['The new address', 'A practice', 'Health cover']));
    for (const gone of ['Legalise papers', 'Passports', 'Tax in two countries', 'Bank account'])
      expect(titles).not.toContain(gone);
  });
});

describe('a move to another country', () => {
  it('keeps what is meant for people who cross a border', () => {
    const document = reportFor(PERSONAS[0] as Persona, { tier: 'gold' });
    expect(texts(document).some((text) => OF_LEAVING.test(text))).toBe(true);
    expect(JSON.stringify(document)).not.toContain('↗');
    expect(document.timeline.flatMap(({ tasks }) => tasks.map(({ title }) => title))).toContain('Passports');
  });
});
