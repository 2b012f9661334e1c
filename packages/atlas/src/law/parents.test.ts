import { describe, expect, it } from 'vitest';
import { realAtlas } from '../testing/realAtlas.ts';

const atlas = realAtlas();

describe('laws on same-sex parents', () => {
  it('say what our lists name, and are unknown where none does', () => {
    const told = (iso3: string) => {
      const law = atlas.parentLaw(iso3);
      return law && [law.bothAtBirth, law.jointAdoption];
    };
    expect(told('PRT')).toEqual([true, true]);
    expect(told('MLT')).toEqual([true, true]);
    expect(told('DEU')).toEqual([false, true]);
    expect(told('ECU')).toEqual([null, false]);
    expect(['MEX', 'ITA', 'KOR'].map(told)).toEqual([null, null, null]);
  });

  it('allow joint adoption without marriage in Croatia and Israel only', () => {
    const without = atlas.countries.filter(
      ({ iso3 }) => atlas.parentLaw(iso3)?.jointAdoption && atlas.unionLaw(iso3)?.status !== 'marriage',
    );
    expect(without.map(({ iso3 }) => iso3).toSorted()).toEqual(['HRV', 'ISR']);
  });
});
