import { takeResume } from '#features/payment/orderChoices.ts';
import { readEntry, sectionOf } from './place.ts';
import { initialWizard, type WizardState } from './wizard.ts';

/** How the wizard begins on a newly loaded page. */
export interface Start {
  readonly state: WizardState;
  /** The product chosen before, to be restored once the catalogue has loaded; null for none. */
  readonly productId: string | null;
}

/**
 * At the place in the history entry, else at the summary where a cancelled payment requested that, else at the first
 * step.
 */
export function startFrom(historyState: unknown): Start {
  const entry = readEntry(historyState);
  if (entry) {
    const state = { ...initialWizard, step: entry.step, section: sectionOf(entry) ?? 0 };
    return { state, productId: entry.productId };
  }
  const resumed = takeResume();
  if (!resumed) return { state: initialWizard, productId: null };
  return { state: { ...initialWizard, step: 'PAYMENT_SUMMARY' }, productId: resumed.productId };
}
