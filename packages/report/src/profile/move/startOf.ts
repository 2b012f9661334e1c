import { seedOf } from '@global-fit/matching/scoring/seeded';
import type { Profile } from '../profile.ts';
import { toneOf } from '../tone.ts';

/** Answers that tell two households apart although they live alike. */
const MARKS = [
  'relocation-phase',
  'career-field',
  'relocation-timeline',
  'life-stage-feeling',
  'housing-preference',
  'visa-preference',
] as const;

/**
 * Where a household begins in a list of equal wordings, as a number to be taken modulo the length of the list: one
 * household always at the same place, two that live alike seldom at the same.
 */
export function startOf(profile: Profile, list: string): number {
  const { stage, movers, age, read, citizenships, home } = profile;
  const own = [stage, movers.people, age, citizenships[0]?.iso3, home?.iso3, toneOf(profile)];
  const told = MARKS.map((id) => read.choices(id).join(','));
  // The low bits of such a seed are poor, and lists are short.
  return seedOf([...own, ...told, list].join('|')) >>> 8;
}
