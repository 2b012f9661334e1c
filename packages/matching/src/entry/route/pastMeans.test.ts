import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';

const PENSION: WrittenAnswers = {
  age: 66,
  citizenship: ['USA'],
  'current-location': { value: 'Phoenix, United States', city: 'Phoenix', countryCode: 'us' },
  'work-arrangement': 'not-working',
  'retirement-timeline': 'already-retired',
  'expected-annual-income': 'retired-fixed',
  'income-sources': ['retirement-pension'],
  'visa-preference': ['retirement'],
};

/** How far the permit of a country is past what somebody with this month to spend has. */
const past = (iso3: string, month: number) =>
  standingOf({ ...PENSION, 'monthly-budget': month })
    .gates.find(({ id }) => id === 'entry')
    ?.check(realAtlas().indexOf(iso3)).past ?? 0;

describe('a permit that asks for more than a pensioner spends a month', () => {
  it('holds its country back the further the sum is past that month', () => {
    const [some, more, most] = [past('GRC', 3400), past('GRC', 3000), past('GRC', 1500)];
    expect(some).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(some);
    expect(most).toBe(1);
  });

  it('holds it back no more where the month reaches the sum, or no sum is asked for', () => {
    expect(past('GRC', 6000)).toBe(0);
    expect(past('URY', 1500)).toBe(0);
  });
});
