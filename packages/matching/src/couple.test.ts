import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { rankCouple, secondAdultAnswers } from './couple.ts';
import { type Entry, isWithinReach } from './entry/way.ts';
import { profilePreferences } from './preferences.ts';
import { engineOf } from './engine/engine.ts';
import { standing } from './rank.ts';
import { answersOf, wish } from './testing/persona.ts';
import { AUSTRALIAN_FIRE } from './testing/personas/australianFire.ts';
import { NIGERIAN_ENGINEER } from './testing/personas/nigerianEngineer.ts';

const atlas = realAtlas();
const first = AUSTRALIAN_FIRE.answers;
const cool = answersOf({ 'climate-preference': wish(2, 4), safety: 5, 'deal-breakers': 'Extreme heat' });

describe('rankCouple', () => {
  it('gives two adults with equal answers the list each would get alone, at no cost', () => {
    const { matches, compromise } = rankCouple(atlas, first, first);
    expect(matches.map(({ firstRank }) => firstRank)).toEqual(matches.map(({ rank }) => rank));
    expect(compromise).toMatchObject({ costsFirst: 0, costsSecond: 0 });
    for (const { score, first: one } of matches) expect(score).toBeCloseTo(one, 9);
  });

  it('ranks a place that suits both before one that suits only one of them', () => {
    const { matches, compromise, shared } = rankCouple(atlas, first, cool);
    for (const { score, first: a, second: b } of matches) {
      expect(score).toBeLessThanOrEqual((a + b) / 2 + 1e-9);
      expect(score).toBeGreaterThanOrEqual(Math.min(a, b) - 1e-9);
    }
    expect(compromise?.costsFirst).toBeGreaterThanOrEqual(0);
    expect(compromise?.costsSecond).toBeGreaterThanOrEqual(0);
    expect(compromise?.match.iso3).toBe(matches[0]?.iso3);
    expect(shared.every((iso3) => matches.some((match) => match.iso3 === iso3))).toBe(true);
  });

  it('never shows a negative cost, even where a favourite leads by its way in rather than its score', () => {
    const { answers } = NIGERIAN_ENGINEER;
    const { passing, situation } = standing(engineOf(atlas), profilePreferences(atlas, answers));
    const withWay = passing.filter((country) => isWithinReach((situation.entries[country] as Entry).way));
    const lines = withWay.map((country) => `Not ${atlas.countries[country]?.name}`).join('\n');
    const { compromise } = rankCouple(atlas, answers, answersOf({ 'deal-breakers': lines }));
    expect(compromise?.match.second).toBeGreaterThan(0);
    expect(compromise?.costsSecond).toBe(0);
  });

  it('excludes what either adult’s deal-breakers exclude', () => {
    const alone = rankCouple(atlas, first, first).matches.map(({ iso3 }) => iso3);
    const both = rankCouple(atlas, first, cool).matches.map(({ iso3 }) => iso3);
    expect(alone).toContain('THA');
    expect(both).not.toContain('THA');
  });

  it('names what the must-haves of one remove from the best ten of the other', () => {
    const favourite = rankCouple(atlas, first, first).firstOwn[0]?.iso3 ?? '';
    const name = atlas.country(favourite)?.name ?? '';
    const { lostByFirst, matches } = rankCouple(atlas, first, answersOf({ 'deal-breakers': `Not ${name}` }));
    expect(lostByFirst).toMatchObject([{ iso3: favourite, rank: 1, gate: { status: 'failed' } }]);
    expect(matches.map(({ iso3 }) => iso3)).not.toContain(favourite);
  });

  it('keeps the two lists apart, and finds nothing lost for two adults with equal answers', () => {
    const alike = rankCouple(atlas, first, first);
    expect(alike.secondOwn).toEqual(alike.firstOwn);
    expect([alike.lostByFirst, alike.lostBySecond]).toEqual([[], []]);
    const { firstOwn, secondOwn } = rankCouple(atlas, first, cool);
    expect(firstOwn).toEqual(alike.firstOwn);
    expect(secondOwn.map(({ iso3 }) => iso3)).not.toEqual(firstOwn.map(({ iso3 }) => iso3));
    // Best first, once more so among the places behind, into which no way is on record, and a few held back for a doubt.
    const scores = secondOwn.map(({ score }) => score);
    const rises = scores.filter((score, i) => score > (scores[i - 1] ?? Number.POSITIVE_INFINITY));
    expect(rises.length).toBeLessThanOrEqual(3);
  });

  it('assumes nothing: what the second adult left out is neutral, not the first adult’s answer', () => {
    const answers = secondAdultAnswers(first, cool);
    expect(answers['safety']?.value).toBe(5);
    expect(answers['healthcare-quality']).toBeUndefined();
    expect(answers['citizenship']).toEqual(first['citizenship']);
  });
});
