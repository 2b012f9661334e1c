import type { Flat, Household } from '../../model/household.ts';
import { OF_AGE } from './household.ts';

/** From this age on a child has a room of its own, or shares it with one of its age. */
const TEENAGER = 12;

const rooms = (people: number): number => Math.ceil(people / 2);

/**
 * Bedrooms below which Eurostat calls a home overcrowded: one for a couple, for each other adult, for two children
 * under twelve and for two teenagers, in the ages of the move. The form asks for no sex, so that the least is reckoned:
 * two teenagers share, and two elders.
 */
export function bedrooms({ adults, couple, elders, children }: Household): number {
  const grown = children.filter(({ age }) => age !== null && age >= OF_AGE).length;
  const teenagers = children.filter(({ age }) => age !== null && age >= TEENAGER).length - grown;
  const small = children.length - teenagers - grown;
  return adults - Number(couple) + grown + rooms(elders) + rooms(teenagers) + rooms(small);
}

/** The surveyed flat for a household: the largest, of two bedrooms, where it needs more. */
export function flatFor(household: Household): Flat {
  return bedrooms(household) > 1 ? 'twoBed' : 'oneBed';
}

/** The bedrooms a household needs beyond those of the largest flat surveyed, whose rent alone is a floor. */
export function bedroomsBeyond(household: Household): number {
  return Math.max(0, bedrooms(household) - 2);
}

/** Whether the household needs more rooms than any surveyed flat has. */
export const outgrowsSurvey = (household: Household): boolean => bedroomsBeyond(household) > 0;

/** Whether a flat with fewer rooms than `flatFor` gives would do: only for somebody alone. */
export function canDoWithLess({ adults, elders, children }: Household): boolean {
  return adults + elders + children.length < 2;
}
