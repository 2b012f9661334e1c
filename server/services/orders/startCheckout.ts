import { ApiError } from '@global-fit/contract/errors';
import type {
  CreateCheckoutSessionRequest,
  CreateCheckoutSessionResponse,
} from '@global-fit/contract/payments';
import { eq, sql } from 'drizzle-orm';
import { ProviderFailure } from '#adapters/payments/provider';
import type { ProviderSession } from '#adapters/payments/provider';
import { orders } from '#db/schema/orders';
import { inTransaction } from '#db/transaction';
import type { CheckoutDependencies, Customer } from './checkoutDependencies.ts';
import { applySession } from './fulfilSession.ts';
import type { Order } from './moveOrder.ts';
import { openSession } from './openSession.ts';
import { prepareOrder } from './prepareOrder.ts';
import type { Prepared, Wish } from './prepareOrder.ts';
import { readWish } from './readWish.ts';

/** Ends sessions that this checkout replaces. One that was paid meanwhile is fulfilled, and no other is made. */
async function endSuperseded(dependencies: CheckoutDependencies, prepared: Prepared): Promise<void> {
  for (const { id } of prepared.superseded) {
    const session = await dependencies.payments.expireSession(id);
    if (!session) continue;
    const outcome = await applySession(dependencies, session);
    if (outcome === 'paid' || outcome === 'already_paid' || outcome === 'pending')
      throw new ApiError('already_paid');
  }
}

/** The provider's word on a session that we think is open: null when it has expired meanwhile. */
async function stillOpen(dependencies: CheckoutDependencies, id: string): Promise<ProviderSession | null> {
  const session = await dependencies.payments.fetchSession(id);
  if (!session) return null;
  if (session.status === 'open') return session;
  const outcome = await applySession(dependencies, session);
  if (outcome === 'expired') return null;
  throw new ApiError('already_paid');
}

/** As `openSession`; null when the attempt's key was used with other parameters, after moving on to the next attempt. */
async function openAttempt(
  dependencies: CheckoutDependencies,
  order: Order,
  wish: Wish,
): Promise<ProviderSession | null> {
  try {
    return await openSession(dependencies, order, wish);
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== 'key_reused') throw error;
    const next = sql`greatest(${orders.attempt}, ${order.attempt + 1})`;
    await dependencies.db.update(orders).set({ attempt: next }).where(eq(orders.id, order.id));
    return null;
  }
}

/**
 * Starts, or picks up again, the payment of one report for one profile. The order row with its price exists before
 * the provider is called; repeating the call, even at once, gives the same session. Throws 404 for a product or
 * profile that is not there or not the customer's, 409 `already_paid`, 422, and `ProviderFailure`.
 */
export async function startCheckout(
  dependencies: CheckoutDependencies,
  customer: Customer,
  request: CreateCheckoutSessionRequest,
): Promise<CreateCheckoutSessionResponse> {
  const wish = await readWish(dependencies, customer, request);
  for (let round = 0; round < 3; round += 1) {
    const prepared = await inTransaction(dependencies.db, (tx) => prepareOrder(dependencies, tx, wish));
    await endSuperseded(dependencies, prepared);
    const session = prepared.reusable
      ? await stillOpen(dependencies, prepared.reusable.id)
      : await openAttempt(dependencies, prepared.order, wish);
    if (session?.status === 'open') {
      return {
        client_secret: session.clientSecret,
        session_id: session.id,
        url: session.url,
        order_id: prepared.order.id,
      };
    }
  }
  throw new ApiError('provider_unavailable');
}
