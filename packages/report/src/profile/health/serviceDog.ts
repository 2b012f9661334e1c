import { saidAt } from './affirmed.ts';
import type { Profile } from '../profile.ts';

const TOLD_IN = 'pets-additional-info';
const SERVICE = /\b(?:service|guide|assistance|seeing[- ]eye|hearing|medical alert) (?:dog|animal)s?\b/i;

/** Ids of the answers that tell of an assistance dog, for which carriers have their own form. */
export function serviceDog({ read, hasPets }: Pick<Profile, 'read' | 'hasPets'>): readonly string[] | null {
  return hasPets && saidAt(read.text(TOLD_IN) ?? '', SERVICE) >= 0 ? [TOLD_IN] : null;
}
