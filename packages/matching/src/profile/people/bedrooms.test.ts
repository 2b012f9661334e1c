import { describe, expect, it } from 'vitest';
import type { Household } from '../../model/household.ts';
import { bedrooms } from './bedrooms.ts';

const household = (
  adults: number,
  ages: readonly (number | null)[],
  more: Partial<Household> = {},
): Household => ({
  adults,
  couple: adults > 1,
  children: ages.map((age) => ({ age })),
  elders: 0,
  youngest: null,
  pets: [],
  feeSchool: false,
  ...more,
});

describe('the number of bedrooms', () => {
  it.each([
    ['one adult', household(1, []), 1],
    ['a couple', household(2, []), 1],
    ['two adults who are none', household(2, [], { couple: false }), 2],
    ['a mother and a child', household(1, [6]), 2],
    ['a couple with two small children', household(2, [4, 9]), 2],
    ['a couple with a child and a teenager', household(2, [9, 15]), 3],
    ['a mother with children of 14, 9 and 5', household(1, [14, 9, 5]), 3],
    ['a couple with children whose ages nobody told', household(2, [null, null]), 2],
    ['a couple with one who is of age by the move, and one of twelve', household(2, [18.2, 12.5]), 3],
    ['a couple with both grandparents', household(2, [], { elders: 2 }), 2],
  ])('for %s', (_, of, rooms) => {
    expect(bedrooms(of)).toBe(rooms);
  });
});
