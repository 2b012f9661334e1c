import type { Profile } from '../profile.ts';

/** Whether somebody may struggle with stairs, so that top floors are not praised. */
export const sparesStairs = ({ read }: Pick<Profile, 'read'>): boolean =>
  read.has('medical-conditions', 'respiratory', 'heart-circulation', 'mobility');
