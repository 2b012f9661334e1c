import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { heldTogether } from './pegs.ts';
import { currency } from './pressures.ts';

it('warns of no exchange rate that a central bank keeps fixed', () => {
  expect(heldTogether(realAtlas(), 'DKK', 'EUR')).toBe(true);
  expect(heldTogether(realAtlas(), 'JOD', 'XCD')).toBe(true);
  expect(heldTogether(realAtlas(), 'GBP', 'EUR')).toBe(false);
  const retired = (home: string, to = 'GRC') => {
    const view = placeView(
      to,
      answersOf({
        age: 70,
        'current-location': { value: home, city: home, country: home, countryCode: home },
        'retirement-timeline': 'already-retired',
        'work-arrangement': 'not-working',
        'retirement-income-phase': 'state-pension',
      }),
    );
    return currency(view)?.said.text;
  };
  expect(retired('gb')).toContain('exchange rate');
  expect(retired('dk')).toBeUndefined();
  // Panama pays in US dollars, of which its own currency is another name.
  for (const dollars of ['PAN', 'SLV', 'ECU']) expect(retired('ca', dollars)).toMatch(/rent in USD\b/);
  expect(retired('us', 'PAN')).toMatch(/\(USD\)|\bUSD (?:here )?as/);
  expect(retired('ca', 'MEX')).toMatch(/rent in MXN\b/);
});
