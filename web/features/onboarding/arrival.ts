import { type Entry, sectionOf } from './place.ts';
import type { Step } from './wizard.ts';

/** What the wizard does when the browser shows one of its history entries. */
export type Arrival =
  /** Go to the entry's place; null keeps the section. */
  | { readonly to: 'place'; readonly step: Step; readonly section: number | null }
  /** Stay at the completed order and rewrite the entry, so that nobody can return and pay twice. */
  | { readonly to: 'what was paid' }
  /** Start anew, without anything of the paid order. */
  | { readonly to: 'the beginning' }
  /** Stay. */
  | { readonly to: 'nowhere' };

const NOWHERE: Arrival = { to: 'nowhere' };

/**
 * Where an entry leads. An entry of other origin (null) keeps the state the wizard started with; later on it leads to
 * the first step.
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
