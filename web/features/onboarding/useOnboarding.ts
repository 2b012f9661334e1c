import { createContext, use } from 'react';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Product } from '#features/products/product.ts';
import type { OrderChoices } from '#features/payment/orderChoices.ts';
import type { Entry } from './place.ts';
import type { Products } from './useProducts.ts';
import type { SavedAnswers } from './useSavedAnswers.ts';
import type { Submitted } from './useSubmission.ts';
import type { WizardMoves } from './useWizard.ts';

/** What the steps of the wizard see of it, and may do. */
export interface Onboarding extends Submitted, Pick<WizardMoves, 'state' | 'forward' | 'act' | 'goTo'> {
  readonly entry: Entry | null;
  readonly products: Products;
  /** The product that a history entry names is being looked for. */
  readonly restoring: boolean;
  readonly saved: SavedAnswers;
  readonly choices: OrderChoices | null;
  /** Whose answers stood here has deleted the account in another tab. */
  readonly isDeleted: boolean;
  next(): void;
  back(): void;
  selectProduct(product: Product): void;
  /** Ends the wizard with this order. */
  complete(orderId: string, paymentId: string | null): void;
  /** Back to the first step with nothing left. */
  startOver(): void;
  /** Other answers stand here than those that were submitted, if any were. */
  replaceAnswers(answers: Answers): void;
  choose(changes: Partial<OrderChoices>): void;
  amendEntry(changes: Partial<Entry>): void;
}

export const OnboardingContext = createContext<Onboarding | null>(null);

/** The wizard. Throws outside its provider. */
export function useOnboarding(): Onboarding {
  const onboarding = use(OnboardingContext);
  if (!onboarding) throw new Error('useOnboarding must be used within an OnboardingProvider');
  return onboarding;
}
