import { invalidRequest } from '../errors.ts';
import { formatMoney } from '../money.ts';
import { emit } from '../webhooks/emit.ts';
import { insertObject, lockObject, saveObject, type Stored } from '../store.ts';
import type { Work } from '../types.ts';
import { idOf, type Charge, type Refund } from '../wire.ts';
import { isHeldByDispute } from './dispute.ts';

export interface RefundWish {
  /** Minor units; null refunds everything that is left. */
  readonly amount: number | null;
  readonly reason: Refund['reason'];
  readonly metadata: Record<string, string>;
}

/**
 * Refunds money of a charge (its row is locked); writes refund, charge and events.
 *
 * @throws SandboxError 400 where the charge was never paid, a dispute holds it, or less than that is left.
 */
export async function refundCharge(
  work: Work,
  { object: charge, internal }: Stored<'charge'>,
  wish: RefundWish,
): Promise<Refund> {
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.status !== 'succeeded') {
    throw invalidRequest(`Charge ${charge.id} is ${charge.status} and cannot be refunded.`);
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (await isHeldByDispute(work, charge)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const amount = wish.amount ?? left;
  if (amount > left) {
    const [asked, rest] = [formatMoney(amount, charge.currency), formatMoney(left, charge.currency)];
    const message = `Refund amount (${asked}) is greater than unrefunded amount on charge (${rest})`;
    throw invalidRequest(message, { param: 'amount' });
  }
  if (amount < 1) throw invalidRequest('Refund amount must be at least 1.', { param: 'amount' });

  const slow = internal?.behaviour === 'slow refund';
  const failing = internal?.behaviour === 'failing refund';
  const refund = refundOf(work, charge, amount, wish, slow ? 'pending' : 'succeeded');
  await insertObject(work, 'refund', refund, {
    internal: slow ? { ends: 'succeeded' } : failing ? { ends: 'failed' } : null,
    ...(slow || failing ? { dueAt: work.now + work.core.settings.settleAfterSeconds } : {}),
  });
  const after: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  await saveObject(work, after);
  await emit(work, 'refund.created', refund);
  await emit(work, 'charge.refunded', after, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  });
  return refund;
}

function refundOf(work: Work, charge: Charge, amount: number, wish: RefundWish, status: string): Refund {
  const { type } = charge.payment_method_details ?? { type: 'card' };
  return {
    id: `re_3${work.core.ids.random(23)}`,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details:
      type === 'card'
        ? {
            card: {
              reference_status: 'pending',
              reference_type: 'acquirer_reference_number',
              type: 'refund',
            },
            type,
          }
        : { type },
    metadata: wish.metadata,
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    ...(status === 'pending' ? { pending_reason: 'processing' } : {}),
    reason: wish.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}

/** Ends a slow refund (its row is locked): it succeeds, or it fails and the money is owed again. */
export async function endRefund(work: Work, { object: refund, internal }: Stored<'refund'>): Promise<void> {
  if (internal?.ends === 'failed') {
    await restoreCharge(work, refund);
    const failed: Refund = { ...refund, failure_reason: 'expired_or_canceled_card', status: 'failed' };
    await saveObject(work, failed, { dueAt: null, internal: null });
    await emit(work, 'refund.failed', failed, { status: refund.status });
    await tellOfUpdate(work, failed, refund);
    return;
  }
  const { pending_reason: _, ...rest } = refund;
  const ended: Refund = { ...rest, status: 'succeeded' };
  await saveObject(work, ended, { dueAt: null, internal: null });
  await tellOfUpdate(work, ended, refund);
}

/** The provider announces changes of a refund by two events with the same content. */
async function tellOfUpdate(work: Work, refund: Refund, { status }: Refund): Promise<void> {
  await emit(work, 'refund.updated', refund, { status });
  await emit(work, 'charge.refund.updated', refund, { status });
}

async function restoreCharge(work: Work, refund: Refund): Promise<void> {
  const stored = await lockObject(work, 'charge', idOf(refund.charge) ?? '');
  if (!stored) return;
  const { object: charge } = stored;
  await saveObject(work, {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
}
