import type { Flat, Household } from '../../model/household.ts';
import { OF_AGE } from './household.ts';

/** Age in years from which a child counts as a teenager for bedrooms. */
const TEENAGER = 12;

const rooms = (people: number): number => Math.ceil(people / 2);

/**
 * The fewest bedrooms with which Eurostat does not call a home overcrowded: one for a couple, for each other adult,
 * for two children under twelve and for two teenagers, at their ages at the move. Eurostat separates teenagers by
 * sex; the form does not ask for it, so any two share, and so do two elders.
 */
export function bedrooms({ adults, couple, elders, children }: Household): number {
  const grown = children.filter(({ age }) => age !== null && age >= OF_AGE).length;
  const teenagers = children.filter(({ age }) => age !== null && age >= TEENAGER).length - grown;
  const small = children.length - teenagers - grown;
  return adults - Number(couple) + grown + rooms(elders) + rooms(teenagers) + rooms(small);
}

/** The surveyed flat that fits the household. Surveys stop at two bedrooms, so larger households get that. */
export function flatFor(household: Household): Flat {
  return bedrooms(household) > 1 ? 'twoBed' : 'oneBed';
}

/** Bedrooms needed beyond the largest surveyed flat, whose rent is then only a lower bound. */
export function bedroomsBeyond(household: Household): number {
  return Math.max(0, bedrooms(household) - 2);
}

/** Whether the household needs more rooms than any surveyed flat has. */
export const outgrowsSurvey = (household: Household): boolean => bedroomsBeyond(household) > 0;

/** Whether a flat with fewer rooms than `flatFor` gives would do, as it does for a person alone. */
export function canDoWithLess({ adults, elders, children }: Household): boolean {
  return adults + elders + children.length < 2;
}
