import type { Profile } from '../profile/profile.ts';
import { toneOf } from './voice.ts';

/** Answers that tell two households apart although they live alike. */
const MARKS = [
  'relocation-phase',
  'career-field',
  'relocation-timeline',
  'life-stage-feeling',
  'housing-preference',
  'visa-preference',
] as const;

const OFFSET = 2166136261;
const PRIME = 16777619;

function hashed(text: string): number {
  let hash = OFFSET;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME) >>> 0;
  // The low bits of this hash are poor, and lists are short.
  return hash >>> 8;
}

/**
 * Where a household begins in a list of equal wordings, as a number to be taken modulo the length of the list: one
 * household always at the same place, two that live alike seldom at the same. Fowler-Noll-Vo hash, FNV-1a.
 */
export function startOf(profile: Profile, list: string): number {
  const { stage, movers, age, read, citizenships, home } = profile;
  const own = [stage, movers.people, age, citizenships[0]?.iso3, home?.iso3, toneOf(profile)];
  const told = MARKS.map((id) => read.choices(id).join(','));
  return hashed([...own, ...told, list].join('|'));
}
