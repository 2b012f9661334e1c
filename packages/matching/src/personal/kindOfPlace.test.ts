import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { standingOf } from '../testing/standingOf.ts';

const GERMAN = { citizenship: ['DEU'], 'work-arrangement': 'remote-employee' };

const standingFor = (...kinds: readonly string[]) => standingOf({ ...GERMAN, 'location-type': kinds });

function worthOf(...kinds: readonly string[]): (iso3: string) => number | undefined {
  const factor = standingFor(...kinds).factors.find(({ id }) => id === 'kind_of_place');
  return (iso3) => factor?.worth[realAtlas().indexOf(iso3)];
}

describe('the kind of place asked for', () => {
  it('is judged by the town that has most of it', () => {
    expect(worthOf('coast')('PRT')).toBe(1);
    expect(worthOf('coast')('AUT')).toBe(0);
    expect(worthOf('mountain')('CHE')).toBe(1);
    expect(worthOf('mountain')('NLD')).toBeLessThan(0.05);
    expect(worthOf('island')('GRC')).toBe(1);
    expect(worthOf('island')('CZE')).toBe(0);
  });

  it('is satisfied by any of the kinds ticked', () => {
    expect(worthOf('coast', 'mountain')('AUT')).toBe(worthOf('mountain')('AUT'));
    expect(worthOf('coast', 'mountain')('PRT')).toBe(1);
  });

  it('has no weight where none of the kinds ticked can be measured', () => {
    expect(worthOf('large-city')('PRT')).toBeUndefined();
    expect(worthOf('lake-river', 'no-preference')('PRT')).toBeUndefined();
  });

  it('ranks a country that has it above one that is better in all else', () => {
    const before = (kinds: readonly string[], one: string, other: string): boolean => {
      const { passing } = standingFor(...kinds);
      const at = (iso3: string): number => passing.indexOf(realAtlas().indexOf(iso3));
      return at(one) < at(other);
    };
    expect(before([], 'SWE', 'AUT')).toBe(true);
    expect(before(['mountain'], 'AUT', 'SWE')).toBe(true);
    expect(before(['mountain'], 'ESP', 'DNK')).toBe(true);
    expect(before(['island'], 'GRC', 'CZE')).toBe(true);
  });
});
