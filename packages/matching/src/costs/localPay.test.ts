import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { openSituation } from '../entry/situation.ts';
import type { WorkedSalary } from '../model/means.ts';
import { profilePreferences } from '../preferences.ts';
import { AFTER_TAX } from '../profile/money/budget.ts';
import { deductionsId, SALARIES } from '../profile/money/workedSalary.ts';
import { engineOf } from '../engine/engine.ts';
import { afterTax } from './localPay.ts';

const atlas = realAtlas();
const situation = openSituation(engineOf(atlas), profilePreferences(atlas, {}));

/** Percent taken by the record; undefined where none is held. */
function held(country: number, salary: WorkedSalary): number | undefined {
  const share = atlas.column(deductionsId(salary))[country] as number;
  return Number.isNaN(share) ? undefined : share;
}

const taken = (country: number, yearly: number): number =>
  100 * (1 - afterTax(situation, country, yearly / 12) / (yearly / 12));

const USUAL = 100 * (1 - AFTER_TAX);

describe('what is left of pay', () => {
  it.each(['DEU', 'CHE', 'AUT', 'FIN'])(
    'takes no larger share of a salary below the worked cases for %s than of the lowest case, nor than usual',
    (iso3) => {
      const country = atlas.indexOf(iso3);
      expect(held(country, 30_000)).toBeUndefined();
      const next = held(country, 60_000) as number;
      expect(taken(country, 30_000)).toBeCloseTo(Math.min(next, USUAL));
      expect(taken(country, 37_500)).toBeLessThan(next + 0.01);
      expect(taken(country, 60_000)).toBeCloseTo(next);
    },
  );

  it.each(['ITA', 'BGR'])(
    'takes the share of the highest worked case of any salary above those for %s',
    (iso3) => {
      const country = atlas.indexOf(iso3);
      expect(held(country, 100_000)).toBeUndefined();
      expect(taken(country, 100_000)).toBeCloseTo(held(country, 60_000) as number);
    },
  );

  it('takes the usual share only where no case was worked', () => {
    const bare = atlas.countries.findIndex((_, country) =>
      SALARIES.every((one) => held(country, one) === undefined),
    );
    expect(taken(bare, 45_000)).toBeCloseTo(USUAL);
    const full = atlas.indexOf('FRA');
    expect(taken(full, 30_000)).toBeCloseTo(held(full, 30_000) as number);
  });
});
