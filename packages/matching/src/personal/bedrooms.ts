import type { Household } from '../model.ts';

/** From this age on a child has a room of its own, or shares it with one of its age. */
const TEENAGER = 12;

const rooms = (people: number): number => Math.ceil(people / 2);

/**
 * Bedrooms below which Eurostat calls a home overcrowded: one for a couple, for each other adult, for two children
 * under twelve and for two teenagers. The form asks for no sex, so that the least is reckoned: two teenagers share, and
 * two elders.
 */
export function bedrooms({ adults, couple, elders, children }: Household): number {
  const teenagers = children.filter(({ age }) => age !== null && age >= TEENAGER).length;
  return adults - Number(couple) + rooms(elders) + rooms(teenagers) + rooms(children.length - teenagers);
}
