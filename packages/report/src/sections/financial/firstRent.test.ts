import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { firstRentItem } from './firstRent.ts';

const FREELANCE: Readonly<Record<string, Written>> = {
  citizenship: ['ARG'],
  'current-location': place('Rosario', 'Argentina', 'ar'),
  'relationship-status': 'domestic-partnership',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
  'work-arrangement': 'freelance',
  'income-sources': ['remote-work'],
};

/** The row on the first rent, for a place none of whose described towns has a surveyed rent. */
const firstRent = (monthly: number, iso3: string): readonly string[] => {
  const view = placeView(iso3, answersOf({ ...FREELANCE, 'monthly-budget': monthly }));
  return firstRentItem({ ...view, cities: [] }).row.map(({ text }) => text);
};

describe('the first rent', () => {
  it('is what the budget bears, where that is a rent', () => {
    expect(firstRent(2600, 'CHL')[2]).toMatch(/three times the US\$[\d,]+ that your budget allows/);
  });

  it('is that of a surveyed flat, where what the budget leaves pays for no home', () => {
    const [, sum, how] = firstRent(1800, 'ESP');
    expect(how).toMatch(/one-bedroom flat in Madrid/);
    expect(how).not.toContain('your budget allows');
    expect(Number(sum?.replace(/^US\$|,|\(.*/g, ''))).toBeGreaterThan(3000);
  });

  it('is open, where nothing is left and no flat was surveyed', () => {
    expect(firstRent(1150, 'URY')[2]).toMatch(/^Allow for one month in advance/);
  });
});
