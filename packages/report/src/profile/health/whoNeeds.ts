import type { Profile } from '../profile.ts';
import { type Said, say, words } from '../../prose/said.ts';
import { patientOf } from './toldHealth.ts';

/** The one for whom a home has to be accessible, for the middle of a sentence: "you", or "your mother". */
export const whoNeeds = (profile: Profile): Said => patientOf(profile) ?? words('you');

/** "you use", or "your mother uses": whose the aids are. */
export function whoDoes(profile: Profile, verb: 'use' | 'depend'): Said {
  const other = patientOf(profile);
  return other ? say`${other} ${verb}s` : words(`you ${verb}`);
}
