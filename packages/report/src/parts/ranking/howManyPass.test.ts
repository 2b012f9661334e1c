import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { tightSaid } from './howManyPass.ts';

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
