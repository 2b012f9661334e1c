import type { Profile } from './profile.ts';

const TONES = ['direct', 'polite-indirect', 'warm-expressive', 'reserved', 'no-preference'] as const;

export type Tone = (typeof TONES)[number];

/** The report's tone follows the customer's preferred way of communicating. */
export function toneOf(profile: Profile): Tone {
  const chosen = profile.read.choices('communication-style-preference')[0];
  return TONES.find((tone) => tone === chosen) ?? 'no-preference';
}
