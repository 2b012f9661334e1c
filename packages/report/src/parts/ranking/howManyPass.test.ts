import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import type { ReportPlace } from '../../model.ts';
import { comeNearest, nonePasses, tightSaid } from './howManyPass.ts';

const match = (iso3: string, status: string) => ({ iso3, gates: [{ group: 'budget', status }] });
const tight = (...matches: readonly object[]) =>
  tightSaid({ atlas: realAtlas(), ranking: { matches } } as never)?.text ?? null;

describe('a budget near its limit where few countries pass', () => {
  it('is mentioned beside the number that pass', () => {
    expect(tight(match('COL', 'at_risk'))).toMatch(/^Even in Colombia the budget is at its limit/);
    expect(tight(match('COL', 'at_risk'), match('ECU', 'at_risk'))).toMatch(/^Even in Colombia and Ecuador /);
  });

  it('is not mentioned where one of them is within it, or where many pass', () => {
    expect(tight(match('COL', 'at_risk'), match('ECU', 'met'))).toBeNull();
    expect(tight(...['COL', 'ECU', 'PER', 'BOL'].map((iso3) => match(iso3, 'at_risk')))).toBeNull();
    expect(tight()).toBeNull();
  });
});

describe('the places that fail a must-have', () => {
  const place = (passes: boolean, origin = 'recommended', illustrative = false) =>
    ({ origin, illustrative, interval: passes ? { low: 60, high: 70 } : null }) as ReportPlace;

  it('are counted beside those that pass, without the ones the customer chose', () => {
    const places = [place(true), place(false), place(false, 'chosen')];
    expect(nonePasses(places)).toBe(false);
    expect(comeNearest(places)).toBe(1);
  });

  it('are all there is where none passes, and none where the report has only examples', () => {
    expect(nonePasses([place(false), place(false)])).toBe(true);
    expect(comeNearest([place(false), place(false)])).toBe(0);
    expect(nonePasses([place(false, 'recommended', true)])).toBe(false);
  });
});
