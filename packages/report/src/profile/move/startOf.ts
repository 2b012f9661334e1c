import { seedOf } from '@global-fit/matching/scoring/seeded';
import type { Profile } from '../profile.ts';
import { toneOf } from '../tone.ts';

/** Answers that distinguish otherwise similar households. */
const MARKS = [
  'relocation-phase',
  'career-field',
  'relocation-timeline',
  'life-stage-feeling',
  'housing-preference',
  'visa-preference',
] as const;

/**
 * A household's starting index in a list of equivalent wordings, to be taken modulo its length. It is stable for a
 * household and differs between most similar ones.
 */
export function startOf(profile: Profile, list: string): number {
  const { stage, movers, age, read, citizenships, home } = profile;
  const own = [stage, movers.people, age, citizenships[0]?.iso3, home?.iso3, toneOf(profile)];
  const told = MARKS.map((id) => read.choices(id).join(','));
  // The low bits of the seed are poor, and lists are short.
  return seedOf([...own, ...told, list].join('|')) >>> 8;
}
