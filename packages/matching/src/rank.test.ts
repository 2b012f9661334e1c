import { openAtlas } from '@global-fit/atlas/atlas';
import { realAtlas, realContent } from '@global-fit/atlas/testing/realAtlas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from './preferences.ts';
import { openLeaders } from './leaders.ts';
import { engineOf } from './engine/engine.ts';
import { mayFillIn, nearest, rankCountries, standing } from './rank.ts';
import { withCountries, withoutFact } from './testing/content.ts';
import { answersOf, place } from './testing/persona.ts';
import { PERSONAS } from './testing/personas/all.ts';
import { BRITISH_NOMAD } from './testing/personas/britishNomad.ts';
import { CANADIAN_MOTHER } from './testing/personas/canadianMother.ts';
import { type Entry, isWithinReach } from './entry/way.ts';
import { pointsBehind } from './order.ts';

const atlas = realAtlas();
const content = realContent();
const preferences = profilePreferences(atlas, CANADIAN_MOTHER.answers);
const ranking = rankCountries(atlas, preferences);

/** Somebody to whom only a list of points leads into Australia, which takes two years. */
const SKILLED = profilePreferences(
  atlas,
  answersOf({
    age: 33,
    citizenship: ['IND'],
    'current-location': place('Pune', 'India', 'in'),
    'work-arrangement': 'remote-employee',
    'expected-annual-income': '50k-75k',
    'education-level': 'master',
    'career-field': 'technology',
    'visa-preference': ['permanent-residency', 'digital-nomad'],
    'languages-spoken': ['en', 'hi'],
    safety: 5,
  }),
);

describe('rankCountries', () => {
  it('returns contributions that add up to the score, with weights that add up to 1', () => {
    expect(ranking.matches.length).toBeGreaterThan(30);
    for (const { score, contributions } of ranking.matches) {
      expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 9);
      expect(contributions.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    }
  });

  it('lists every country once, with the reason where it is excluded', () => {
    const all = [...ranking.matches, ...ranking.excluded].map(({ iso3 }) => iso3);
    expect(all.toSorted()).toEqual(atlas.countries.map(({ iso3 }) => iso3).toSorted());
    for (const { failed } of ranking.excluded) {
      expect(failed.length).toBeGreaterThan(0);
      for (const { status } of failed) expect(status).toBe('failed');
    }
    for (const { gates } of ranking.matches)
      expect(gates.some(({ status }) => status === 'failed')).toBe(false);
  });

  it('fills in with no country about which too little is known, however high its score, such as Monaco', () => {
    const monaco = ranking.excluded.find(({ iso3 }) => iso3 === 'MCO');
    expect(monaco?.failed.map(({ id }) => id)).toContain('evidence');
    expect(monaco && mayFillIn(monaco)).toBe(false);
    expect(mayFillIn({ failed: [] })).toBe(true);
  });

  it('fills in with the country lived in where the customer looks within it, though it is at war or little known', () => {
    for (const [iso3, countryCode] of [
      ['UKR', 'ua'],
      ['MCO', 'mc'],
    ] as const) {
      const answers = answersOf({
        age: 40,
        citizenship: [iso3],
        'current-location': { value: 'a town there', countryCode },
        'relocation-scope': 'domestic',
      });
      const { matches, excluded } = rankCountries(atlas, profilePreferences(atlas, answers));
      expect(matches).toEqual([]);
      expect(nearest(excluded).map((one) => one.iso3)).toEqual([iso3]);
      expect(excluded.find((one) => one.iso3 === iso3)?.studied).toBeDefined();
    }
  });

  it('fills in with countries that fail the fewest must-haves, among equals first those with a way in', () => {
    const one = (iso3: string, ids: readonly string[], hasWay = true) => ({
      iso3,
      hasWay,
      failed: ids.map((id) => ({ id })),
    });
    const order = [
      one('CAN', ['rain'], false),
      one('AUS', ['budget', 'rain', 'climate']),
      one('MLT', ['rain', 'climate']),
      one('CYP', ['rain']),
      one('ITA', ['climate']),
      one('SYR', ['danger']),
    ] as never[];
    expect(nearest(order).map(({ iso3 }: { readonly iso3: string }) => iso3)).toEqual([
      'CYP',
      'ITA',
      'CAN',
      'MLT',
      'AUS',
    ]);
    const asked = profilePreferences(
      atlas,
      answersOf({
        age: 30,
        citizenship: ['DEU'],
        'current-location': place('Bonn', 'Germany', 'de'),
        'deal-breakers':
          'more than 2 hours of flight from Bonn\nno winters below 18 degrees\nno earthquakes\nno crime above 0.2 homicides per 100k',
      }),
    );
    const { matches, excluded } = rankCountries(atlas, asked);
    expect(matches).toEqual([]);
    const [first, second, third, fourth] = nearest(excluded);
    expect([first, second, third].every((one) => one?.studied !== undefined)).toBe(true);
    expect(fourth?.studied).toBeUndefined();
  });

  it('keeps scores between 0 and 100 and inside their intervals, and ranks inside their bands', () => {
    for (const { score, interval, rank, rankBand } of ranking.matches) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(100);
      expect(interval[0]).toBeLessThanOrEqual(score);
      expect(interval[1]).toBeGreaterThanOrEqual(score);
      expect(rankBand[0]).toBeLessThanOrEqual(rank);
      expect(rankBand[1]).toBeGreaterThanOrEqual(rank);
    }
  });

  it.each(PERSONAS)(
    'ranks countries with a way in before all others, each group by score less the points held against it: $title',
    ({ answers }) => {
      const state = standing(engineOf(atlas), profilePreferences(atlas, answers));
      const ways = state.passing.map((country) =>
        isWithinReach((state.situation.entries[country] as Entry).way),
      );
      const held = (country: number): number =>
        (state.scores[country] as number) - pointsBehind([state], country);
      expect(ways).toEqual(ways.toSorted((a, b) => Number(b) - Number(a)));
      for (const [place, country] of state.passing.entries()) {
        const next = state.passing[place + 1];
        if (next === undefined || ways[place] !== ways[place + 1]) continue;
        expect(held(country)).toBeGreaterThanOrEqual(held(next));
      }
      const { matches } = rankCountries(atlas, profilePreferences(atlas, answers));
      expect(matches.map(({ iso3 }) => atlas.indexOf(iso3))).toEqual(state.passing);
      expect(openLeaders(engineOf(atlas))(state.situation.preferences, 7)).toEqual(state.passing.slice(0, 7));
    },
  );

  it('returns the same result twice', () => {
    expect(rankCountries(atlas, profilePreferences(atlas, CANADIAN_MOTHER.answers))).toEqual(ranking);
  });

  it('never names a fact without a clear licence', () => {
    for (const { contributions } of ranking.matches) {
      for (const { facts } of contributions)
        for (const { indicator } of facts) expect(indicator.shown).toBe(true);
    }
  });

  it('does not depend on the order of the countries, nor on countries that nobody asked about', () => {
    const iso3 = atlas.countries.map((country) => country.iso3);
    const expected = new Map(ranking.matches.map(({ iso3: code, score }) => [code, score]));
    fc.assert(
      fc.property(fc.shuffledSubarray(iso3, { minLength: 150 }), (drawn) => {
        // Where she lives, where her family lives and where her ancestors come from are not irrelevant.
        const some = [...new Set([...drawn, 'CAN', 'FRA'])];
        const other = rankCountries(openAtlas(withCountries(content, some)), preferences);
        for (const { iso3: code, score } of other.matches) expect(score).toBe(expected.get(code));
        const order = ranking.matches.map(({ iso3: code }) => code).filter((code) => some.includes(code));
        expect(other.matches.map(({ iso3: code }) => code)).toEqual(order);
      }),
      { numRuns: 4 },
    );
  }, 20_000);

  it('never gives a narrower interval when less is known', () => {
    const before = ranking.matches.find(({ iso3 }) => iso3 === 'ESP');
    for (const indicator of ['life_expectancy', 'lgbt_policy_index', 'price_level_food']) {
      const poorer = rankCountries(openAtlas(withoutFact(content, indicator, 'ESP')), preferences);
      const after = poorer.matches.find(({ iso3 }) => iso3 === 'ESP');
      expect(after?.coverage).toBeLessThan(before?.coverage ?? 0);
      expect(after?.interval[0]).toBeLessThan(before?.interval[0] ?? 0);
      expect(after?.interval[1]).toBeGreaterThan(before?.interval[1] ?? 100);
    }
  }, 20_000);

  it('never moves the country that leads on a factor below another when that factor becomes more important', () => {
    const before = standing(engineOf(atlas), preferences);
    let pairs = 0;
    for (const { id, worth } of before.factors) {
      const weights = preferences.weights.map((one) =>
        one.factor === id ? { ...one, weight: one.weight * 3 } : one,
      );
      const after = standing(engineOf(atlas), { ...preferences, weights });
      for (const [place, a] of before.passing.entries()) {
        for (const b of before.passing.slice(place + 1)) {
          if ((before.scores[a] as number) < (before.scores[b] as number)) continue;
          if ((worth[a] as number) < (worth[b] as number)) continue;
          pairs += 1;
          expect(after.scores[a] as number).toBeGreaterThanOrEqual((after.scores[b] as number) - 1e-9);
        }
      }
    }
    expect(pairs).toBeGreaterThan(1000);
  });

  it('moves a country down by how late its way in comes, and leaves its score as it is', () => {
    const soon = (latestMove: number | null) => {
      const { matches } = rankCountries(atlas, { ...SKILLED, latestMove });
      return matches.find(({ iso3 }) => iso3 === 'AUS');
    };
    const [open, inTime, little, late, never] = [null, 18, 15, 10, 1].map(soon);
    expect(open?.rank).toBeLessThanOrEqual(10);
    expect(inTime).toEqual(open);
    expect(little?.rank).toBeGreaterThanOrEqual(open?.rank ?? 0);
    expect(late?.rank).toBeGreaterThan(little?.rank ?? 0);
    expect(never?.rank).toBeGreaterThan(20);
    expect(never?.rankBand[0]).toBeGreaterThan(10);
    const lostWorth = (open?.score ?? 0) - (never?.score ?? 0);
    expect(lostWorth).toBeGreaterThan(0);
    expect(lostWorth).toBeLessThan(5);
  });

  it('ranks cold places first for people who want cold, and says why Singapore is excluded', () => {
    const cold = rankCountries(atlas, profilePreferences(atlas, BRITISH_NOMAD.answers));
    const warm = ['SGP', 'MYS', 'THA', 'ARE', 'QAT', 'AUS', 'ESP', 'PRT', 'MLT'];
    expect(cold.matches.slice(0, 10).filter(({ iso3 }) => warm.includes(iso3))).toEqual([]);
    const singapore = cold.excluded.find(({ iso3 }) => iso3 === 'SGP');
    expect(singapore?.failed.map(({ id }) => id)).toContain('climate');
  });

  it('describes a country in full that fails a must-have, if it was asked for', () => {
    const [asked, other] = ranking.excluded;
    const again = rankCountries(atlas, preferences, { study: [asked?.iso3 ?? ''] });
    const found = again.excluded.find(({ iso3 }) => iso3 === asked?.iso3);
    const points = found?.studied?.contributions.reduce((sum, one) => sum + one.points, 0);
    expect(points).toBeCloseTo(found?.score ?? Number.NaN, 9);
    expect(found?.studied?.gates).toEqual(expect.arrayContaining([...(asked?.failed ?? [])]));
    expect(found?.studied?.cities.length).toBeGreaterThan(0);
    expect(again.excluded.find(({ iso3 }) => iso3 === other?.iso3)?.studied).toBeUndefined();
    expect(again.matches).toEqual(ranking.matches);
  });
});
