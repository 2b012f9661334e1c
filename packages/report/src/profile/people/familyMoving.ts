import type { Movers } from '../household.ts';

/** Whether anybody comes along whom a family permit may cover. */
export function movesWithFamily({ members, companions }: Movers): boolean {
  return members.length > companions.length;
}

/** "you and your child": those who move, without friends and others who are not family in law. */
export function familyCalled({ companions, near, who }: Movers): string {
  return companions.length > 0 ? (near ?? who) : who;
}

/** "the three of you", for the same people. */
export function familyOf({ companions, near, all }: Movers): string {
  return companions.length > 0 ? (near ?? all) : all;
}
