import type { Profile } from '../profile.ts';
import { type Said, say, words } from '../../prose/said.ts';
import { OF_WALKING } from './mobility.ts';
import { companionWith } from './toldHealth.ts';

/** The one for whom a home has to be accessible, for the middle of a sentence: "you", or "your mother". */
export const whoNeeds = (profile: Profile): Said => companionWith(profile, OF_WALKING) ?? words('you');

/** "you use", or "your mother uses": whose the aids are. */
export function whoDoes(profile: Profile, verb: 'use' | 'depend'): Said {
  const other = companionWith(profile, OF_WALKING);
  return other ? say`${other} ${verb}s` : words(`you ${verb}`);
}
