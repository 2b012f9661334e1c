import type { Profile } from '../profile.ts';
import { type Said, say, words } from '../../prose/said.ts';
import { OF_WALKING } from './mobility.ts';
import { companionWith } from './toldHealth.ts';

/** The person for whom a home has to be accessible, within a sentence: "you", or "your mother". */
export const whoNeeds = (profile: Profile): Said => companionWith(profile, OF_WALKING) ?? words('you');

/** "you use", or "your mother uses": who uses the aids. */
export function whoDoes(profile: Profile, verb: 'use' | 'depend'): Said {
  const other = companionWith(profile, OF_WALKING);
  return other ? say`${other} ${verb}s` : words(`you ${verb}`);
}
