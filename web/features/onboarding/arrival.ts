import { type Entry, sectionOf } from './place.ts';
import type { Step } from './wizard.ts';

/** What becomes of the wizard when the browser shows an entry of its history. */
export type Arrival =
  /** It goes to where the entry is; null keeps the section. */
  | { readonly to: 'place'; readonly step: Step; readonly section: number | null }
  /** It stays at what was paid, and the entry becomes that of it: nobody should come back to paying twice. */
  | { readonly to: 'what was paid' }
  /** It begins anew, with nothing left of what was paid. */
  | { readonly to: 'the beginning' }
  /** It stays as it is. */
  | { readonly to: 'nowhere' };

const NOWHERE: Arrival = { to: 'nowhere' };

/**
 * Where an entry leads. One of another's making (null) keeps the state that the wizard was started with, and once it has
 * begun is a way to the first step.
 */
export function arrivalAt(
  entry: Entry | null,
  { isPaid, hasBegun }: { readonly isPaid: boolean; readonly hasBegun: boolean },
): Arrival {
  if (entry && isPaid) return entry.step === 'COMPLETE' ? NOWHERE : { to: 'what was paid' };
  if (entry) return { to: 'place', step: entry.step, section: sectionOf(entry) };
  if (!hasBegun) return NOWHERE;
  return isPaid ? { to: 'the beginning' } : { to: 'place', step: 'PRODUCT_SELECTION', section: null };
}
