import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { petEntryBetween } from './petEntry.ts';

describe('the days that bringing a dog takes', () => {
  const atlas = realAtlas();
  const days = (from: string, to: string) => {
    const entry = petEntryBetween(atlas, { from, to, dogs: true });
    return entry.kind === 'unknown' ? null : entry.days;
  };

  it('are those with the test where the test is asked for', () => {
    expect(['CHE', 'NOR'].map((to) => days('KOR', to))).toEqual([120, 120]);
  });

  it('are never those of animals that need no test', () => {
    for (const to of atlas.countries) {
      for (const from of ['KOR', 'IND', 'USA']) {
        const entry = petEntryBetween(atlas, { from, to: to.iso3, dogs: true });
        if (entry.kind !== 'rule' || !entry.titre || entry.rule.titreTest === true) continue;
        expect(entry.days, `${from} ${to.iso3}`).toBe(entry.rule.leadDaysIfTitre);
      }
    }
  });
});
