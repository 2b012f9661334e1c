import { takeResume } from '#features/payment/orderChoices.ts';
import { readEntry, sectionOf } from './place.ts';
import { initialWizard, type WizardState } from './wizard.ts';

/** How the wizard begins on a page that was opened or loaded anew. */
export interface Start {
  readonly state: WizardState;
  /** The product that was chosen before, to be put back once the catalogue is here; null for none. */
  readonly productId: string | null;
}

/** Where the history's entry says, or at the summary where a cancelled payment asked for that, or at the first step. */
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
