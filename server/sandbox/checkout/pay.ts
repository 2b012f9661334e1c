import { failIntent, makeIntent, succeedIntent } from '../payments/paymentIntent.ts';
import { makeCharge } from '../payments/charge.ts';
import { openDispute } from '../payments/dispute.ts';
import { bankAccountMethod, cardMethod } from '../payments/paymentMethod.ts';
import { outcomeOf, type CardOutcome } from '../payments/testCards.ts';
import type { CardEntry } from '../payments/cardFields.ts';
import { emit } from '../webhooks/emit.ts';
import { insertObject, lockObject, saveObject, type Stored } from '../store.ts';
import type { Work } from '../types.ts';
import {
  idOf,
  type Buyer,
  type PageProblems,
  type PaymentIntent,
  type PaymentMethod,
  type Session,
} from '../wire.ts';
import { completeSession, redeemDiscount, type OpenCheckout } from './completeSession.ts';
import { checkForm, type PaymentForm } from './paymentForm.ts';

/** Where the customer is after submitting the payment form. */
export type PayOutcome =
  | { readonly kind: 'closed' }
  | { readonly kind: 'authenticate' }
  | { readonly kind: 'problems'; readonly problems: PageProblems };

const CLOSED: PayOutcome = { kind: 'closed' };

/**
 * The customer presses Pay (the session's row is locked). The same form counts once, whatever the outcome; a complete
 * or expired session takes no money.
 */
export async function pay(
  work: Work,
  { object: session, internal }: Stored<'checkout.session'>,
  form: PaymentForm,
): Promise<PayOutcome> {
  if (session.status !== 'open') return CLOSED;
  if (internal.lastAttempt?.nonce === form.nonce) return outcomeAgain(internal.lastAttempt.problems);
  const checked = checkForm(session, form, work.core.clock.now());
  if ('problems' in checked) return { kind: 'problems', problems: checked.problems };

  const checkout: OpenCheckout = {
    session,
    internal: { ...internal, lastAttempt: { nonce: form.nonce, problems: null } },
  };
  const { buyer, wish } = checked;
  if (wish.kind === 'card') return payByCard(work, checkout, buyer, wish.card);
  const problems = await redeemDiscount(work, checkout);
  if (problems) return { kind: 'problems', problems };
  if (wish.kind === 'debit') return payByDebit(work, checkout, buyer, wish.settles);
  await completeSession(work, checkout, buyer, { payment: 'no_payment_required' });
  return CLOSED;
}

function outcomeAgain(problems: PageProblems | null): PayOutcome {
  return problems ? { kind: 'problems', problems } : { kind: 'authenticate' };
}

async function payByCard(
  work: Work,
  checkout: OpenCheckout,
  buyer: Buyer,
  card: CardEntry,
): Promise<PayOutcome> {
  const outcome = outcomeOf(card.number);
  const method = cardMethod(work, card, buyer);
  await insertObject(work, 'payment_method', method);
  if (outcome.kind === 'declined') return decline(work, checkout, method, outcome);
  if (outcome.kind === 'authenticate') return askToAuthenticate(work, checkout, buyer, method);
  const problems = await redeemDiscount(work, checkout);
  if (problems) return { kind: 'problems', problems };
  const { intent, checkout: begun } = await beginIntent(work, checkout);
  await takePayment(work, begun, intent, method, buyer, {
    afterwards: outcome.afterwards,
    authenticated: false,
  });
  return CLOSED;
}

/** Charges the money and completes the session. */
export async function takePayment(
  work: Work,
  checkout: OpenCheckout,
  intent: PaymentIntent,
  method: PaymentMethod,
  buyer: Buyer,
  how: { readonly afterwards: string; readonly authenticated: boolean },
): Promise<void> {
  const result = { status: 'succeeded' as const, authenticated: how.authenticated };
  const charge = await makeCharge(
    work,
    intent,
    method,
    result,
    how.afterwards === 'nothing' ? null : how.afterwards,
  );
  await succeedIntent(work, intent, charge.id, method.id);
  await completeSession(work, checkout, buyer, { payment: 'paid' });
  if (how.afterwards === 'dispute')
    await openDispute(work, charge, { amount: charge.amount, reason: 'fraudulent', inquiry: false });
}

async function decline(
  work: Work,
  checkout: OpenCheckout,
  method: PaymentMethod,
  outcome: Extract<CardOutcome, { kind: 'declined' }>,
): Promise<PayOutcome> {
  const problems = { [fieldOf(outcome.code)]: outcome.message };
  const { intent, checkout: begun } = await beginIntent(work, checkout);
  const charge = await makeCharge(work, intent, method, { status: 'failed', failure: outcome }, null);
  await failIntent(work, intent, method, { ...outcome, type: 'card_error' }, charge.id);
  await saveObject(work, begun.session, {
    internal: { ...begun.internal, lastAttempt: { nonce: nonceOf(checkout), problems } },
  });
  return { kind: 'problems', problems };
}

function nonceOf(checkout: OpenCheckout): string {
  return checkout.internal.lastAttempt?.nonce ?? '';
}

function fieldOf(code: string): string {
  if (code === 'expired_card') return 'cardExpiry';
  if (code === 'incorrect_cvc') return 'cardCvc';
  return 'form';
}

async function askToAuthenticate(
  work: Work,
  checkout: OpenCheckout,
  buyer: Buyer,
  method: PaymentMethod,
): Promise<PayOutcome> {
  const { intent, checkout: begun } = await beginIntent(work, checkout);
  const page = `${work.core.publicUrl()}/sandbox/authenticate/${begun.session.id}`;
  const waiting: PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: { redirect_to_url: { return_url: begun.session.url, url: page }, type: 'redirect_to_url' },
    payment_method: method.id,
    status: 'requires_action',
  };
  await saveObject(work, waiting, { internal: { awaiting: { buyer, paymentMethod: method.id } } });
  await saveObject(work, begun.session, { internal: begun.internal });
  await emit(work, 'payment_intent.requires_action', waiting);
  return { kind: 'authenticate' };
}

async function payByDebit(
  work: Work,
  checkout: OpenCheckout,
  buyer: Buyer,
  settles: 'success' | 'failure',
): Promise<PayOutcome> {
  const method = bankAccountMethod(work, settles === 'success' ? '6789' : '1116', buyer);
  await insertObject(work, 'payment_method', method);
  const { intent, checkout: begun } = await beginIntent(work, checkout);
  const charge = await makeCharge(work, intent, method, { status: 'pending' }, null);
  const processing: PaymentIntent = {
    ...intent,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'processing',
  };
  await saveObject(work, processing);
  await emit(work, 'payment_intent.processing', processing);
  await completeSession(work, begun, buyer, { payment: 'unpaid', settles });
  return CLOSED;
}

/** The session's payment intent with today's total: that of an earlier attempt, or a new one. */
async function beginIntent(
  work: Work,
  checkout: OpenCheckout,
): Promise<{ intent: PaymentIntent; checkout: OpenCheckout }> {
  const { session, internal } = checkout;
  const present = await lockObject(work, 'payment_intent', idOf(session.payment_intent) ?? '');
  if (present) {
    const intent = { ...present.object, amount: session.amount_total ?? 0 };
    return { intent, checkout };
  }
  const intent = await makeIntent(work, session, internal);
  const begun: Session = { ...session, payment_intent: intent.id };
  return { intent, checkout: { session: begun, internal } };
}
