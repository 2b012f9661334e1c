import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { standingOf } from '../testing/standingOf.ts';

const GERMAN = { citizenship: ['DEU'], 'work-arrangement': 'remote-employee' };

const standingFor = (...sports: readonly string[]) => standingOf({ ...GERMAN, 'outdoor-activities': sports });

function worthOf(...sports: readonly string[]): (iso3: string) => number | undefined {
  const factor = standingFor(...sports).factors.find(({ id }) => id === 'warm_sea');
  return (iso3) => factor?.worth[realAtlas().indexOf(iso3)];
}

describe('a sea warm enough to bathe in', () => {
  it('counts where people live by it and it is warm for months, however long the coast', () => {
    const worth = worthOf('beach-swimming');
    expect(worth('ESP')).toBe(1);
    expect(worth('NOR')).toBe(0);
    expect(worth('AUT')).toBe(0);
    expect(worth('PRT')).toBeGreaterThan(0.5);
    expect(worth('PRT')).toBeLessThan(1);
  });

  it('matters to swimmers, surfers and divers, and not to sailors or hikers', () => {
    expect(worthOf('diving')('ESP')).toBe(1);
    expect(worthOf('surfing')('ESP')).toBe(1);
    expect(worthOf('sailing', 'hiking')('ESP')).toBeUndefined();
  });

  it('ranks southern coasts before northern ones, also where the sea was asked for in other answers', () => {
    for (const more of [{}, { 'location-type': ['coast'], 'new-location-priorities': ['sea'] }]) {
      const { passing } = standingOf({ ...GERMAN, 'outdoor-activities': ['beach-swimming'], ...more });
      const at = (iso3: string): number => passing.indexOf(realAtlas().indexOf(iso3));
      expect(at('ESP')).toBeLessThan(at('NOR'));
      expect(at('PRT')).toBeLessThan(at('SWE'));
    }
  });
});
