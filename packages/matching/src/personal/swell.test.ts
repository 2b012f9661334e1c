import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { isOnEnclosedSea } from '../cities/enclosedSeas.ts';
import { standingOf } from '../testing/standingOf.ts';

const GERMAN = { citizenship: ['DEU'], 'work-arrangement': 'remote-employee' };

function worthFor(...sports: readonly string[]): (iso3: string) => number | undefined {
  const { factors } = standingOf({ ...GERMAN, 'outdoor-activities': sports });
  const factor = factors.find(({ id }) => id === 'swell');
  return (iso3) => factor?.worth[realAtlas().indexOf(iso3)];
}

describe('waves to surf', () => {
  it('come from the open ocean, hardly from a sea that land encloses, and to no inland country', () => {
    const worth = worthFor('surfing');
    expect(worth('PRT')).toBe(1);
    expect(worth('ESP')).toBe(1);
    expect(worth('CYP')).toBeCloseTo(0.3, 9);
    expect(worth('EST')).toBeCloseTo(0.3, 9);
    expect(worth('AUT')).toBe(0);
  });

  it('matter to surfers alone', () => {
    expect(worthFor('beach-swimming', 'diving')('PRT')).toBeUndefined();
  });

  it('raise an ocean coast for surfers beside what it is to swimmers', () => {
    const ahead = (sport: string): number => {
      const { scores } = standingOf({
        ...GERMAN,
        'outdoor-activities': [sport],
        'location-type': ['coast'],
        'new-location-priorities': ['sea'],
      });
      const at = (iso3: string) => scores[realAtlas().indexOf(iso3)] as number;
      return at('PRT') - at('CYP');
    };
    expect(ahead('surfing')).toBeGreaterThan(ahead('beach-swimming') + 3);
  });

  it.each([
    ['Limassol', [33.04, 34.68], true],
    ['Biarritz', [-1.56, 43.48], false],
    ['Valencia', [-0.38, 39.47], true],
    ['Cádiz', [-6.29, 36.53], false],
    ['Gdańsk', [18.65, 54.35], true],
    ['Dublin', [-6.25, 53.34], true],
    ['Galway', [-9.05, 53.27], false],
    ['Pattaya', [100.88, 12.93], true],
    ['Phuket', [98.39, 7.89], false],
    ['Dubai', [55.3, 25.26], true],
    ['Muscat', [58.41, 23.58], false],
    ['Eilat', [34.95, 29.56], true],
    ['Varna', [27.91, 43.21], true],
  ] as const)('%s', (_, point, enclosed) => {
    expect(isOnEnclosedSea({ point })).toBe(enclosed);
  });
});
