import type { Movers } from '../household.ts';
import type { Profile } from '../profile.ts';

/** Whether anybody comes along whom a family permit may cover. */
export function movesWithFamily({ members, companions }: Movers): boolean {
  return members.length > companions.length;
}

/** Whether somebody may come along or follow: only who is single and says that nobody moves too is sure of that. */
export const mayBeJoined = ({ movers, read }: Pick<Profile, 'movers' | 'read'>): boolean =>
  movers.people > 1 ||
  !read.has('relocating-family-members', 'no') ||
  read.has('relationship-status', 'married', 'domestic-partnership');

/** "you and your child": those who move, without friends and others who are not family in law. */
export function familyCalled({ companions, near, who }: Movers): string {
  return companions.length > 0 ? (near ?? who) : who;
}

/** "the three of you", for the same people. */
export function familyOf({ companions, near, all }: Movers): string {
  return companions.length > 0 ? (near ?? all) : all;
}
