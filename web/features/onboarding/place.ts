import { STEPS, type Step } from './wizard.ts';

/** A person's place in the wizard. */
export interface Place {
  readonly step: Step;
  /** Section of the assessment; 0 on other steps. */
  readonly section: number;
}

/** The wizard's state in a history entry. */
export interface Entry extends Place {
  readonly productId: string | null;
  readonly orderId: string | null;
  /** The place of the previous entry, where that was in the wizard too. */
  readonly before: Place | null;
  /**
   * The checkout session last shown from here: it prevents an automatic second redirect, and identifies what was
   * paid.
   */
  readonly sessionId: string | null;
}

const isStep = (value: unknown): value is Step => STEPS.includes(value as Step);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readPlace(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null) return null;
  const { step, section } = value as Record<string, unknown>;
  if (!isStep(step)) return null;
  return placeOf(step, typeof section === 'number' && section > 0 ? Math.trunc(section) : 0);
}

/** A step with, for the assessment, its section. */
export function placeOf(step: Step, section: number): Place {
  return { step, section: step === 'PROFILE_ASSESSMENT' ? section : 0 };
}

export const samePlace = (a: Place, b: Place): boolean => a.step === b.step && a.section === b.section;

/** The section in an entry: its own, or on the step after the assessment the one that led there; else null. */
export function sectionOf({ step, section, before }: Entry): number | null {
  if (step === 'PROFILE_ASSESSMENT') return section;
  return before?.step === 'PROFILE_ASSESSMENT' ? before.section : null;
}

/** Parses a history entry; null for one the wizard did not create. */
export function readEntry(historyState: unknown): Entry | null {
  const place = readPlace(historyState);
  if (!place) return null;
  const { productId, orderId, before, sessionId } = historyState as Record<string, unknown>;
  return {
    ...place,
    productId: textOrNull(productId),
    orderId: textOrNull(orderId),
    before: readPlace(before),
    sessionId: textOrNull(sessionId),
  };
}

/**
 * How to record a move: one back to where the person just came from goes back in history, so that Back then leads
 * further back; any other adds an entry.
 */
export function recordMove(current: Entry | null, from: Place, to: Place): 'none' | 'back' | 'push' {
  if (samePlace(from, to)) return 'none';
  return current?.before && samePlace(current, from) && samePlace(current.before, to) ? 'back' : 'push';
}
