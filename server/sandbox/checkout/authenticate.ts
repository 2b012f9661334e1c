import { failIntent } from '../payments/paymentIntent.ts';
import { needObject, saveObject, type Stored } from '../store.ts';
import type { Work } from '../types.ts';
import { idOf, type PageProblems } from '../wire.ts';
import { redeemDiscount } from './completeSession.ts';
import { takePayment, type PayOutcome } from './pay.ts';

const FAILURE = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  type: 'invalid_request_error',
} as const;

const FAILED: PageProblems = {
  form: 'Your bank could not confirm that this was you. Try again or use another card.',
};

const CHANGED: PageProblems = {
  form: 'The total has changed since your bank was asked. Please check it before you pay.',
};

/** Whether a session waits for its customer on the 3-D Secure page. */
export async function isAwaitingAuthentication(work: Work, stored: Stored<'checkout.session'>) {
  const id = idOf(stored.object.payment_intent);
  if (stored.object.status !== 'open' || id === null) return false;
  const { object: intent, internal } = await needObject(work, 'payment_intent', id);
  return intent.status === 'requires_action' && internal.awaiting !== null;
}

/**
 * The customer answers the bank's question (the session's row is locked). A second answer, or one after the session
 * was paid or closed, changes nothing; one about an outdated total moves no money.
 */
export async function authenticate(
  work: Work,
  stored: Stored<'checkout.session'>,
  passed: boolean,
): Promise<PayOutcome> {
  const { object: session, internal } = stored;
  if (session.status !== 'open') return { kind: 'closed' };
  const intentId = idOf(session.payment_intent);
  // No payment was attempted, so there is nothing to confirm.
  if (intentId === null) return { kind: 'problems', problems: {} };
  const { object: intent, internal: held } = await needObject(work, 'payment_intent', intentId);
  const { awaiting } = held;
  if (intent.status !== 'requires_action' || !awaiting) {
    return { kind: 'problems', problems: internal.lastAttempt?.problems ?? {} };
  }
  const { object: method } = await needObject(work, 'payment_method', awaiting.paymentMethod);
  const checkout = { session, internal };
  const isSameTotal = intent.amount === session.amount_total;
  const problems = !passed ? FAILED : isSameTotal ? await redeemDiscount(work, checkout) : CHANGED;
  if (!problems) {
    await saveObject(work, intent, { internal: { awaiting: null } });
    await takePayment(work, checkout, intent, method, awaiting.buyer, {
      afterwards: 'nothing',
      authenticated: true,
    });
    return { kind: 'closed' };
  }
  await saveObject(work, intent, { internal: { awaiting: null } });
  await failIntent(work, intent, method, FAILURE, null);
  await rememberProblems(work, session.id, problems);
  return { kind: 'problems', problems };
}

async function rememberProblems(work: Work, sessionId: string, problems: PageProblems): Promise<void> {
  const { object, internal } = await needObject(work, 'checkout.session', sessionId);
  const nonce = internal.lastAttempt?.nonce ?? '';
  await saveObject(work, object, { internal: { ...internal, lastAttempt: { nonce, problems } } });
}
