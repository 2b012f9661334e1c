import type { Profile } from '../profile.ts';

/** Whether somebody who moves may have no breath or legs for stairs: no top floor is praised to them. */
export const sparesStairs = ({ read }: Pick<Profile, 'read'>): boolean =>
  read.has('medical-conditions', 'respiratory', 'heart-circulation', 'mobility');
