import { saidAt } from './affirmed.ts';
import type { Profile } from './profile.ts';

/** Words by which somebody who moves cannot count on their legs. */
const ON_WHEELS =
  /\b(?:wheel ?-?chairs?|power ?chairs?|mobility scooters?|walking (?:frame|aid)s?|crutches|can(?:’|')?t walk|cannot walk|unable to walk|bed-?bound)\b/i;

const DETAILS = 'medical-conditions-details';

/** The answers that tell of limited mobility in the household; null where none does. */
export function limitedMobility({ read }: Pick<Profile, 'read'>): readonly string[] | null {
  if (read.has('medical-conditions', 'mobility')) return ['medical-conditions'];
  return saidAt(read.text(DETAILS) ?? '', ON_WHEELS) >= 0 ? [DETAILS] : null;
}

/** What assumes legs: a walk-in shower does not. */
const ON_FOOT = /\bwalk(?:s|ed|ing)?\b(?!-in)|\bon foot\b|\bstroll\w*|\bclimb\w*|\bcount the steps\b/i;
const ALTERNATIVES = /\[([^[\]]*\|[^[\]]*)\]/g;

/** A text without the alternatives that assume something; null where nothing is left of it. */
export function withoutThose(text: string, assumed: RegExp): string | null {
  const kept = text.replace(ALTERNATIVES, (_set, inner: string) => {
    const left = inner.split('|').filter((one) => !assumed.test(one));
    return left.length === 1 ? (left[0] ?? '') : `[${left.join('|')}]`;
  });
  return kept.includes('[]') || assumed.test(kept) ? null : kept;
}

/** A line of advice without the alternatives that assume walking; null where nothing is left of it. */
export function withoutWalking(text: string): string | null {
  return withoutThose(text, ON_FOOT);
}
