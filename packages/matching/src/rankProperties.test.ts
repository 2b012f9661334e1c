import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { questionById } from '@global-fit/questionnaire/definition';
import type { Answer, Answers } from '@global-fit/questionnaire/model';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { describe, expect, it } from 'vitest';
import type { ActiveFactor } from './activeFactors.ts';
import { contributionsOf } from './explain.ts';
import { passes } from './gates/all.ts';
import { pointsBehind } from './order.ts';
import { profilePreferences } from './preferences.ts';
import { engineOf } from './engine/engine.ts';
import { type Standing, standing } from './rank.ts';
import { PRIORITIES } from './scoring/weights.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);
const countries = engine.iso3.map((_, i) => i);
const standingFor = (answers: Answers): Standing => standing(engine, profilePreferences(atlas, answers));

/** People of every kind, drawn from the questionnaire itself; words are left out, which mean something only written. */
function drawn(seed: number): Answers {
  const all = Object.entries(answersFromSeed(seed));
  const isWords = (id: string): boolean => ['textarea', 'text'].includes(questionById(id)?.type ?? '');
  return {
    ...Object.fromEntries(all.filter(([id]) => !isWords(id))),
    'relocation-scope': { value: 'international' },
    'language-preference': { value: 'willing-to-learn' },
    // A medicine is read together with the question on illness, told or left out.
    'medication-dependencies': { value: 'no' },
  };
}
const PEOPLE = Array.from({ length: 4 }, (_, i) => drawn(1000 + i));

const told = (value: Answer['value'], importanceValue?: number): Answer => ({
  value,
  touched: true,
  ...(importanceValue === undefined ? {} : { importanceValue }),
});

/** Whether a country breaks no must-have, however much is known of it. */
const kept = ({ gates }: Standing): readonly number[] => countries.filter((one) => passes(gates, one));

const isHeldBack = (state: Standing, country: number): boolean => pointsBehind([state], country) > 0;

describe.each(PEOPLE.map((answers, i) => ({ i, answers })))('a generated household, $i', ({ answers }) => {
  const before = standingFor(answers);

  it('contributions add up to the score of every country, and a factor has the same weight in all', () => {
    const shares = before.factors.map(({ id, weight }) => [id, weight] as const);
    const total = shares.reduce((sum, [, weight]) => sum + weight, 0);
    for (const country of countries) {
      const parts = contributionsOf(before.situation, before.factors, country);
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(
        before.scores[country] as number,
        9,
      );
      const weights = new Map(parts.map(({ factor, weight }) => [factor, weight]));
      for (const [id, weight] of shares) expect(weights.get(id)).toBeCloseTo(weight / total, 12);
    }
  });

  it.each(Object.entries(PRIORITIES))(
    'a higher priority of %s never lowers the rank of the place that is best on it',
    (question, id) => {
      const more = standingFor({ ...answers, [question]: told(5) });
      const { worth } = more.factors.find((one) => one.id === id) as ActiveFactor;
      const most = Math.max(...before.passing.map((country) => worth[country] as number));
      const best = before.passing.filter(
        (country) => worth[country] === most && !isHeldBack(before, country),
      );
      const less = standingFor({ ...answers, [question]: told(1) });
      expect(more.passing.length).toBeGreaterThan(0);
      for (const country of best) {
        const ranks = [less, before, more].map(({ passing }) => passing.indexOf(country));
        // What is not known of the theme may take a country out of those of which enough is known.
        if (ranks.includes(-1)) continue;
        const ahead = ({ passing }: Standing): readonly number[] =>
          passing.slice(0, passing.indexOf(country)).filter((one) => less.passing.includes(one));
        expect(new Set(ahead(less))).toEqual(new Set([...ahead(less), ...ahead(before), ...ahead(more)]));
      }
    },
  );

  it.each([
    ['language-preference', told('willing-to-learn'), told('must-speak')],
    ['climate-preference', told(4, 3), told(4, 5)],
    ['precipitation-preference', told(2, 3), told(2, 5)],
    ['deal-breakers', told('No winters below -5 degrees'), told('No winters below 3 degrees')],
    ['deal-breakers', told('Homicides above 10 per 100,000'), told('Homicides above 2 per 100,000')],
    ['deal-breakers', told('No earthquakes'), told('No earthquakes\nNot in Europe')],
    ['social-values-priority', told([]), told(['lgbtq-rights'])],
    ['medical-conditions', told(['none']), told(['respiratory', 'specialist-care'])],
  ])('a stricter must-have of %s adds no country, and leaving it out excludes none', (id, soft, hard) => {
    const { [id]: _, ...without } = answers;
    const [none, few, more] = [without, { ...answers, [id]: soft }, { ...answers, [id]: hard }].map((one) =>
      kept(standingFor(one)),
    ) as [readonly number[], readonly number[], readonly number[]];
    expect(more.filter((one) => !few.includes(one))).toEqual([]);
    expect(few.filter((one) => !none.includes(one))).toEqual([]);
  });

  it.each(['Fatima Yusuf', 'Jack Smith', 'Ngozi Okafor', 'Mr John Miller', 'Mrs Wei Chen'])(
    'a name tells nothing of where to go: %s',
    (name) => {
      const after = standingFor({ ...answers, 'full-name': told(name), email: told('someone@example.org') });
      expect(after.passing).toEqual(before.passing);
      expect(after.scores).toEqual(before.scores);
    },
  );

  it('more to spend in a month rules no country out for its cost, and buys no less anywhere', () => {
    const monthly = [600, 1500, 1600, 4000, 12_000];
    const found = monthly.map((usd) => standingFor({ ...answers, 'monthly-budget': told(usd) }));
    for (const [i, richer] of found.entries()) {
      const poorer = found[i - 1];
      if (!poorer) continue;
      const beyond = ({ gates }: Standing): readonly number[] =>
        countries.filter(
          (country) => gates.find(({ id }) => id === 'budget')?.check(country).status === 'failed',
        );
      const buys = ({ factors }: Standing, country: number): number =>
        factors.find(({ id }) => id === 'affordability')?.worth[country] ?? Number.NaN;
      expect(beyond(richer).filter((country) => !beyond(poorer).includes(country))).toEqual([]);
      for (const country of countries)
        expect(buys(richer, country)).toBeGreaterThanOrEqual(buys(poorer, country));
    }
  });

  it('the order in which options were ticked changes nothing', () => {
    const turned = Object.fromEntries(
      Object.entries(answers).map(([id, one]): [string, Answer] => [
        id,
        // The first of the languages is the one that the form has rated.
        Array.isArray(one.value) && id !== 'languages-spoken'
          ? { ...one, value: one.value.toReversed() }
          : one,
      ]),
    );
    const after = standingFor(turned);
    expect(after.passing).toEqual(before.passing);
    for (const country of countries)
      expect(after.scores[country]).toBeCloseTo(before.scores[country] as number, 9);
  });
});

it('an answer left out excludes no country: only danger does', () => {
  const { gates } = standingFor({});
  const failed = gates.filter(({ check }) => countries.some((country) => check(country).status === 'failed'));
  expect(failed.map(({ id }) => id)).toEqual(['danger']);
});
