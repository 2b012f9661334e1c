import { readCard, type CardEntry } from '../payments/cardFields.ts';
import type { Buyer, PageProblems, Session } from '../wire.ts';

/** The fields of the payment page as posted. */
export interface PaymentForm {
  readonly nonce: string;
  readonly method: string;
  readonly email: string;
  readonly cardNumber: string;
  readonly cardExpiry: string;
  readonly cardCvc: string;
  readonly cardName: string;
  readonly debitResult: string;
  readonly terms: string;
  readonly promotions: string;
}

export type PaymentWish =
  | { readonly kind: 'nothing to pay' }
  | { readonly kind: 'card'; readonly card: CardEntry }
  | { readonly kind: 'debit'; readonly settles: 'success' | 'failure' };

export interface CheckedForm {
  readonly buyer: Buyer;
  readonly wish: PaymentWish;
}

/** Validates the payment page's fields; returns one message for each invalid one. */
export function checkForm(
  session: Session,
  form: PaymentForm,
  now: Date,
): CheckedForm | { problems: PageProblems } {
  const email = session.customer_email ?? form.email.trim();
  const mustAgree = session.consent_collection?.terms_of_service === 'required';
  const wish = readWish(session, form, now);
  const problems: PageProblems = {
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
      ? {}
      : { email: 'Enter an e-mail address like name@example.com.' }),
    ...('problems' in wish ? wish.problems : {}),
    ...(mustAgree && form.terms === '' ? { terms: 'Please agree to the terms to go on.' } : {}),
  };
  if ('problems' in wish || Object.keys(problems).length > 0) return { problems };
  const name = wish.kind === 'card' ? wish.card.name : '';
  return { wish, buyer: { email, name, consent: consentOf(session, form) } };
}

function readWish(session: Session, form: PaymentForm, now: Date): PaymentWish | { problems: PageProblems } {
  if (session.amount_total === 0) return { kind: 'nothing to pay' };
  if (!session.payment_method_types.includes(form.method)) {
    return { problems: { method: 'Choose how to pay.' } };
  }
  if (form.method === 'us_bank_account') {
    return { kind: 'debit', settles: form.debitResult === 'failure' ? 'failure' : 'success' };
  }
  const card = readCard(
    { number: form.cardNumber, expiry: form.cardExpiry, cvc: form.cardCvc, name: form.cardName },
    now,
  );
  return 'problems' in card ? card : { kind: 'card', card };
}

function consentOf(session: Session, form: PaymentForm): Session['consent'] {
  const asked = session.consent_collection;
  if (!asked) return null;
  return {
    promotions: asked.promotions === 'auto' ? (form.promotions === '' ? 'opt_out' : 'opt_in') : null,
    terms_of_service: asked.terms_of_service === 'required' ? 'accepted' : null,
  };
}
