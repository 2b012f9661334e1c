import { endCharge } from '../payments/charge.ts';
import { failIntent, succeedIntent } from '../payments/paymentIntent.ts';
import { emit } from '../webhooks/emit.ts';
import { holdObject, needObject, saveObject, type Stored } from '../store.ts';
import type { Work } from '../types.ts';
import { idOf, type Session } from '../wire.ts';

const FAILURE = {
  code: 'payment_method_provider_decline',
  declineCode: 'insufficient_funds',
  message: 'The customer’s bank account has insufficient funds.',
} as const;

/** Ends a bank debit (the session's row is locked): the money arrives, or the bank refuses. */
export async function settleSession(work: Work, stored: Stored<'checkout.session'>): Promise<void> {
  const { object: session, internal } = stored;
  const { object: intent } = await needObject(work, 'payment_intent', idOf(session.payment_intent) ?? '');
  const { object: charge } = await holdObject(work, 'charge', idOf(intent.latest_charge) ?? '');
  const { object: method } = await needObject(work, 'payment_method', idOf(intent.payment_method) ?? '');
  const failed = internal.settles === 'failure';
  await endCharge(work, charge, failed ? FAILURE : null);
  if (failed) await failIntent(work, intent, method, { ...FAILURE, type: 'card_error' }, charge.id);
  else await succeedIntent(work, intent, charge.id, method.id);
  const after: Session = { ...session, payment_status: failed ? 'unpaid' : 'paid' };
  await saveObject(work, after, { internal: { ...internal, settles: null }, dueAt: null });
  const ending = failed ? 'failed' : 'succeeded';
  await emit(work, `checkout.session.async_payment_${ending}`, after);
}
