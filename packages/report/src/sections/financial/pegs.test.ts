import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { heldTogether } from './pegs.ts';
import { currency } from './pressures.ts';

it('warns of no exchange rate that a central bank holds', () => {
  expect(heldTogether('DKK', 'EUR')).toBe(true);
  expect(heldTogether('JOD', 'XCD')).toBe(true);
  expect(heldTogether('GBP', 'EUR')).toBe(false);
  const retired = (home: string) => {
    const [view] = viewsOf(
      answersOf({
        age: 70,
        'current-location': { value: home, city: home, country: home, countryCode: home },
        'retirement-timeline': 'already-retired',
        'work-arrangement': 'not-working',
        'retirement-income-phase': 'state-pension',
      }),
      realAtlas().countries.filter(({ iso3 }) => iso3 === 'GRC'),
    );
    return view && currency(view)?.said.text;
  };
  expect(retired('gb')).toContain('exchange rate');
  expect(retired('dk')).toBeUndefined();
});
