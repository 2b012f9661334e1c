import { createContext, use } from 'react';
import type { Answers } from '@global-fit/questionnaire/model';
import type { Product } from '#features/products/product.ts';
import type { OrderChoices } from '#features/payment/orderChoices.ts';
import type { Entry } from './place.ts';
import type { Ended } from './savedState.ts';
import type { Products } from './useProducts.ts';
import type { SavedAnswers } from './useSavedAnswers.ts';
import type { Submitted } from './useSubmission.ts';
import type { WizardMoves } from './useWizard.ts';

/** What the steps of the wizard see and can do. */
export interface Onboarding extends Submitted, Pick<WizardMoves, 'state' | 'forward' | 'act' | 'goTo'> {
  readonly entry: Entry | null;
  readonly products: Products;
  /** The product named by a history entry is being looked up. */
  readonly restoring: boolean;
  readonly saved: SavedAnswers;
  readonly choices: OrderChoices | null;
  /** Why the answers are gone: their owner has deleted the account, or signed out, in another tab. */
  readonly ended: Ended | null;
  next(): void;
  back(): void;
  selectProduct(product: Product): void;
  /** Completes the wizard with this order. */
  complete(orderId: string, paymentId: string | null): void;
  /** Returns to the first step with nothing left. */
  startOver(): void;
  /** The answers have changed since they were submitted, if they were. */
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
