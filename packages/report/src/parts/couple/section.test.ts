import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { rankCouple } from '@global-fit/matching/couple';
import type { Persona } from '@global-fit/matching/testing/persona';
import { AMERICAN_FAMILY } from '@global-fit/matching/testing/personas/americanFamily';
import { GERMAN_COUPLE } from '@global-fit/matching/testing/personas/germanCouple';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../../checks/review.ts';
import type { Edition, ReportInput } from '../../input.ts';
import type { ReportDocument } from '../../model.ts';
import { reportFor } from '../../testing/reports.ts';

const atlas = realAtlas();
const touched = (value: number | string, importanceValue = 3): Answers[string] => ({
  value,
  importanceValue,
  touched: true,
});
const SAM: Answers = {
  safety: touched(5),
  'healthcare-quality': touched(2),
  'cost-of-living': touched(1),
  'climate-preference': touched(2, 5),
  'deal-breakers': { value: 'No extreme heat', touched: true },
};

function forTwo(
  persona: Persona,
  second: Answers,
  change: Partial<ReportInput> = {},
  partnerName: string | null = 'Sam',
): ReportDocument {
  const first = change.answers ?? persona.answers;
  return reportFor(persona, {
    tier: 'gold',
    additionalCountries: 2,
    sensitivity: [],
    couple: { partnerName, answers: second, ranking: rankCouple(atlas, first, second) },
    ...change,
  });
}

const textOf = (document: ReportDocument): string => JSON.stringify(document.couple);

describe('the part for two', () => {
  it.each([GERMAN_COUPLE, AMERICAN_FAMILY])(
    'passes the checks with and without a name: $title',
    (persona) => {
      for (const name of ['Sam', null]) {
        const document = forTwo(persona, SAM, {}, name);
        expect(document.couple?.blocks.map(({ kind }) => kind)).toEqual(
          expect.arrayContaining(['paragraph', 'table', 'insight', 'action']),
        );
        expect(reviewReport(document, atlas, persona.answers)).toEqual([]);
        expect(textOf(document).includes('Sam')).toBe(name === 'Sam');
      }
    },
  );

  it('bases every passage on answers, and marks the second adult’s as such', () => {
    const blocks = forTwo(GERMAN_COUPLE, SAM).couple?.blocks ?? [];
    expect(blocks[0]?.answers).toEqual(expect.arrayContaining(['safety', 'second-adult:safety']));
    for (const block of blocks) {
      expect(block.answers.length).toBeGreaterThan(0);
      expect(block.answers).not.toContain('second-adult:political-stability');
    }
  });

  it('changes when the second adult answers differently', () => {
    const other = textOf(forTwo(GERMAN_COUPLE, { 'climate-preference': touched(5, 5) }));
    expect(other).not.toEqual(textOf(forTwo(GERMAN_COUPLE, SAM)));
  });

  it('says that agreement costs the two nothing', () => {
    expect(textOf(forTwo(GERMAN_COUPLE, GERMAN_COUPLE.answers))).toContain(
      'neither of you gives anything up',
    );
  });

  it('names the places of the report that only the other’s conditions rule out', () => {
    const first = forTwo(GERMAN_COUPLE, SAM).places.at(0)?.country ?? '';
    const out = textOf(
      forTwo(GERMAN_COUPLE, { ...SAM, 'deal-breakers': { value: `not ${first}`, touched: true } }),
    );
    expect(out).toMatch(
      new RegExp(`${first}[^.]* (?:passes|pass) your conditions and not Sam’s: plan no visit there`),
    );
    expect(textOf(forTwo(GERMAN_COUPLE, GERMAN_COUPLE.answers))).not.toContain('plan no visit there');
  });

  it('says which list the plan follows, where another place leads for both', () => {
    for (const persona of [GERMAN_COUPLE, AMERICAN_FAMILY])
      for (const second of [SAM, persona.answers]) {
        const couple = rankCouple(atlas, persona.answers, second);
        const document = forTwo(persona, second, {
          couple: { partnerName: 'Sam', answers: second, ranking: couple },
        });
        const differs = couple.compromise?.match.iso3 !== document.places[0]?.iso3;
        expect(textOf(document).includes('The roadmap and the next steps are written for')).toBe(differs);
        if (second === persona.answers) expect(differs).toBe(false);
      }
  });

  it('fills open places with what suits both, so that the compromise has its chapter', () => {
    const ranking = rankCouple(atlas, GERMAN_COUPLE.answers, SAM);
    const document = forTwo(GERMAN_COUPLE, SAM);
    expect(document.places.map(({ iso3 }) => iso3)).toContain(ranking.compromise?.match.iso3);
    expect(document.places).toHaveLength(5);
  });

  it('explains a place of the joint table that stands below one with fewer points', () => {
    const ranking = rankCouple(atlas, GERMAN_COUPLE.answers, SAM);
    const [best, second, ...rest] = ranking.matches;
    if (!best || !second) throw new RangeError('too few places');
    const told = (score: number) => {
      // The rest stand in the order of their points, so that nothing but the second can be behind.
      const lower = rest.map((one, i) => ({ ...one, score: best.score - 1 - i }));
      const matches = [best, { ...second, score }, ...lower];
      return textOf(
        forTwo(GERMAN_COUPLE, SAM, {
          couple: { partnerName: 'Sam', answers: SAM, ranking: { ...ranking, matches } },
        }),
      );
    };
    const name = atlas.country(second.iso3)?.name ?? '';
    expect(told(best.score + 2)).toContain(`${name} has more points than a place higher up`);
    expect(told(best.score + 2)).toContain('stands below it. The reason is that');
    expect(told(best.score)).not.toContain(`${name} has more points`);
  });

  it('plans a visit to the only place among the best of both, and none among one', () => {
    const ranking = rankCouple(atlas, GERMAN_COUPLE.answers, SAM);
    const shared = ranking.shared.slice(0, 1);
    const text = textOf(
      forTwo(GERMAN_COUPLE, SAM, {
        couple: { partnerName: 'Sam', answers: SAM, ranking: { ...ranking, shared } },
      }),
    );
    expect(text).toContain('is among the first ten of both of you: plan the first visit there.');
  });

  it('names the places among the best of both in their joint order', () => {
    const ranking = rankCouple(atlas, GERMAN_COUPLE.answers, SAM);
    const joint = ranking.matches.flatMap(({ iso3 }) => (ranking.shared.includes(iso3) ? [iso3] : []));
    const names = joint.slice(0, 2).map((iso3) => atlas.country(iso3)?.name ?? '');
    const turned = { ...ranking, shared: ranking.shared.toReversed() };
    const insight = forTwo(GERMAN_COUPLE, SAM, {
      couple: { partnerName: 'Sam', answers: SAM, ranking: turned },
    }).couple?.blocks.find(({ kind }) => kind === 'insight');
    expect(JSON.stringify(insight)).toContain(names.join(', '));
  });

  it('mentions a requested country kept out of the open places by a condition of theirs', () => {
    // Behind the first three of the own list, so that only the places left open might have gone to it.
    const [fourth] = rankCouple(atlas, GERMAN_COUPLE.answers, {}).firstOwn.slice(5);
    const name = atlas.country(fourth?.iso3 ?? '')?.name ?? '';
    const answers = { ...GERMAN_COUPLE.answers, 'specific-countries': { value: [fourth?.iso3 ?? ''] } };
    const told = (second: Answers): string =>
      JSON.stringify(forTwo(GERMAN_COUPLE, second, { answers }).atAGlance);
    const WHY = 'It keeps your conditions and fails one of Sam’s';
    expect(told({ 'deal-breakers': { value: `Not ${name}`, touched: true } })).toContain(WHY);
    expect(told({ 'deal-breakers': { value: 'Not Russia', touched: true } })).not.toContain(WHY);
  });

  it('says whose condition removed a country from the other’s list', () => {
    const favourite = rankCouple(atlas, GERMAN_COUPLE.answers, SAM).firstOwn[0]?.iso3 ?? '';
    const name = atlas.country(favourite)?.name ?? '';
    const text = textOf(forTwo(GERMAN_COUPLE, { 'deal-breakers': { value: `Not ${name}`, touched: true } }));
    expect(text).toContain(
      `Sam’s own conditions (a country ruled out by name) rule out ${name} (1st on your list)`,
    );
  });

  it('prints each condition of the second adult with how it was read', () => {
    const lines = ['No extreme heat', 'No spiders in the cellar', 'Cost of living over US$3,000 a month'];
    const second = { ...SAM, 'deal-breakers': { value: lines.join('\n'), touched: true } };
    const { couple } = forTwo(GERMAN_COUPLE, second);
    const list = couple?.blocks.find((block) => block.kind === 'list');
    expect(list?.items).toHaveLength(lines.length);
    for (const [i, line] of lines.entries()) expect(list?.items[i]?.startsWith(`“${line}”: `)).toBe(true);
    expect(list?.items[0]).toContain('read as “');
    expect(list?.items[1]).toContain('could not check this against our figures');
    expect(list?.answers).toEqual(['second-adult:deal-breakers']);
    expect(JSON.stringify(couple)).toContain('Sam asked for warmth at 2 of five steps from cold to hot');
    const light = { 'climate-preference': touched(2, 2), safety: touched(5) };
    expect(textOf(forTwo(GERMAN_COUPLE, light))).not.toMatch(/asked for warmth|how we read it/);
  });

  it('is absent from the other tiers, and where nobody answered', () => {
    expect(forTwo(GERMAN_COUPLE, SAM, { tier: 'silver' }).couple).toBeNull();
    expect(reportFor(GERMAN_COUPLE, { tier: 'gold' }).couple).toBeNull();
  });
});

describe('a later edition', () => {
  const before = reportFor(GERMAN_COUPLE, { tier: 'gold', sensitivity: [] });
  const together = forTwo(GERMAN_COUPLE, SAM);
  const changed = (secondAdult: Answers | null, now: Answers | null, document = before): string => {
    const previous = { answers: GERMAN_COUPLE.answers, document, secondAdult };
    return whatChanged(previous, now);
  };
  const whatChanged = (previous: Edition, now: Answers | null): string => {
    const document = now
      ? forTwo(GERMAN_COUPLE, now, { revision: 2, previous })
      : reportFor(GERMAN_COUPLE, { tier: 'gold', sensitivity: [], revision: 2, previous });
    expect(reviewReport(document, atlas, GERMAN_COUPLE.answers, previous)).toEqual([]);
    return JSON.stringify(document.whatChanged);
  };

  it('describes what is new in the second adult’s form, or is absent', () => {
    expect(changed(null, SAM)).toContain('New is what Sam told us');
    expect(changed(SAM, { ...SAM, safety: touched(1) })).toContain('Sam changed answers too');
    expect(changed(SAM, null)).toContain('ranks places for you alone');
    // Who ends the form has its answers deleted from the earlier edition too, which still shows the part for two.
    expect(changed(null, null, together)).toContain('ranks places for you alone');
    expect(changed(null, null)).not.toContain('for you alone');
    expect(changed(SAM, SAM)).not.toMatch(/The two of you|form was ended/);
  });
});

it('what the second adult set and the best for both may not keep is told', () => {
  const heat: Answers = { 'deal-breakers': { value: 'Heat above 30 degrees', touched: true } };
  expect(textOf(forTwo(GERMAN_COUPLE, heat))).toMatch(
    /Of the first 5 together, these are not ruled out by [^:]* and still not sure to keep them: “no summers above 30 °C” in [A-Z]/,
  );
  expect(textOf(forTwo(GERMAN_COUPLE, {}))).not.toContain('still not sure to keep');
});
