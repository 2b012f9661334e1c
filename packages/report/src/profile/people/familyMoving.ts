import type { Movers } from '../household.ts';

/** Whether anybody comes along whom a permit for family may cover. */
export function movesWithFamily({ members, companions }: Movers): boolean {
  return members.length > companions.length;
}

/** "you and your child": those who move, without friends and others whom no law counts as family. */
export function familyCalled({ companions, near, who }: Movers): string {
  return companions.length > 0 ? (near ?? who) : who;
}

/** "the three of you", of the same people. */
export function familyOf({ companions, near, all }: Movers): string {
  return companions.length > 0 ? (near ?? all) : all;
}
