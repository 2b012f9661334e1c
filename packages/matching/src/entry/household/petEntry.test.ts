import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { petEntryBetween } from './petEntry.ts';

describe('the days that bringing a dog takes', () => {
  const atlas = realAtlas();
  const days = (from: string, to: string) => {
    const entry = petEntryBetween(atlas, { from, to, dogs: true });
    return entry.kind === 'unknown' ? null : entry.days;
  };

  it('include the waiting time of the blood test where one is required', () => {
    expect(['CHE', 'NOR'].map((to) => days('KOR', to))).toEqual([120, 120]);
  });

  it('leave that out where no test is required', () => {
    for (const to of atlas.countries) {
      for (const from of ['KOR', 'IND', 'USA']) {
        const entry = petEntryBetween(atlas, { from, to: to.iso3, dogs: true });
        if (entry.kind !== 'rule' || !entry.titre || entry.rule.titreTest === true) continue;
        expect(entry.days, `${from} ${to.iso3}`).toBe(entry.rule.leadDaysIfTitre);
      }
    }
  });
});
