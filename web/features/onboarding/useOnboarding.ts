import { createContext, use } from 'react';
import type { Answers } from '@global-fit/questionnaire/model';
import type { ProfilePayload } from '@global-fit/questionnaire/payload';
import type { PaymentState } from '#features/payment/payment.ts';
import type { Product } from '#features/products/product.ts';
import type { OrderChoices } from '#features/payment/orderChoices.ts';
import type { Entry } from './place.ts';
import type { Products } from './useProducts.ts';
import type { SavedAnswers } from './useSavedAnswers.ts';
import type { Step, WizardAction, WizardState } from './wizard.ts';

/** Actions without the clock: the provider adds the time. */
export type TimelessAction = WizardAction extends infer A
  ? A extends WizardAction
    ? Omit<A, 'at'>
    : never
  : never;

export interface Onboarding {
  readonly state: WizardState;
  readonly entry: Entry | null;
  /** Whether the last move led forward; coming back never moves on by itself. */
  readonly forward: boolean;
  readonly products: Products;
  /** The product that a history entry names is being looked for. */
  readonly restoring: boolean;
  readonly saved: SavedAnswers;
  /** The payload of the submitted profile; null until submission and after a later change. */
  readonly payload: ProfilePayload | null;
  readonly choices: OrderChoices | null;
  readonly payment: PaymentState;
  /** Whose answers stood here has deleted the account in another tab. */
  readonly isDeleted: boolean;
  act(action: TimelessAction): void;
  next(): void;
  back(): void;
  selectProduct(product: Product): void;
  /** Straight to a step, and in the assessment to a section. */
  goTo(step: Step, section?: number): void;
  /** Ends the wizard with this order. */
  complete(orderId: string, paymentId: string | null): void;
  /** Back to the first step with nothing left. */
  startOver(): void;
  /** Other answers stand here than those that were submitted, if any were. */
  replaceAnswers(answers: Answers): void;
  setPayload(payload: ProfilePayload | null): void;
  choose(changes: Partial<OrderChoices>): void;
  setPayment(payment: PaymentState): void;
  amendEntry(changes: Partial<Entry>): void;
}

export const OnboardingContext = createContext<Onboarding | null>(null);

/** The wizard. Throws outside its provider. */
export function useOnboarding(): Onboarding {
  const onboarding = use(OnboardingContext);
  if (!onboarding) throw new Error('useOnboarding must be used within an OnboardingProvider');
  return onboarding;
}
