import { ApiError } from '@global-fit/contract/errors';
import type {
  CreateCheckoutSessionRequest,
  CreateCheckoutSessionResponse,
} from '@global-fit/contract/payments';
import { eq, sql } from 'drizzle-orm';
import { ProviderFailure, type ProviderSession } from '#adapters/payments/provider';
import { orders } from '#db/schema/orders';
import { inTransaction } from '#db/transaction';
import type { CheckoutSession } from '../checkoutSessionRows.ts';
import type { Order } from '../orderRow.ts';
import { applySession, forgetSession } from '../payment/fulfilSession.ts';
import type { Outcome } from '../payment/settleSession.ts';
import type { CheckoutDependencies, Customer } from './checkoutDependencies.ts';
import { type OpenedSession, openSession } from './openSession.ts';
import { ON_ITS_WAY, prepareOrder } from './prepareOrder.ts';
import { readWish, type Wish } from './readWish.ts';

/** Outcomes after which another session may be made; after every other one money has moved or is moving. */
const ENDED_UNPAID: ReadonlySet<Outcome> = new Set(['expired', 'failed']);

function alreadyPaid(outcome: Outcome, { orderId }: CheckoutSession): ApiError {
  return new ApiError('already_paid', { orderId, ...(outcome === 'pending' ? { detail: ON_ITS_WAY } : {}) });
}

/**
 * Ends sessions that this checkout replaces. One that was paid meanwhile is fulfilled, and no other is made:
 * 409. Throws `ProviderFailure` also where the provider leaves one open.
 */
async function endSuperseded(
  dependencies: CheckoutDependencies,
  superseded: readonly CheckoutSession[],
): Promise<void> {
  for (const known of superseded) {
    const session = await dependencies.payments.expireSession(known.id);
    if (!session) {
      await forgetSession(dependencies, known.id);
      continue;
    }
    const outcome = await applySession(dependencies, session);
    if (outcome === 'open')
      throw new ProviderFailure(`The session ${known.id} could not be ended`, 'refused', null);
    if (!ENDED_UNPAID.has(outcome)) throw alreadyPaid(outcome, known);
  }
}

/** The provider's word on a session that we think is open: null when it has expired meanwhile. */
async function stillOpen(
  dependencies: CheckoutDependencies,
  known: CheckoutSession,
): Promise<ProviderSession | null> {
  const session = await dependencies.payments.fetchSession(known.id);
  if (!session) {
    await forgetSession(dependencies, known.id);
    return null;
  }
  if (session.status === 'open') return session;
  const outcome = await applySession(dependencies, session);
  if (ENDED_UNPAID.has(outcome)) return null;
  throw alreadyPaid(outcome, known);
}

/** Of two checkouts at the same moment the later one stands; when the earlier was paid at once, neither does. */
async function keepOnly(
  dependencies: CheckoutDependencies,
  session: ProviderSession,
  others: readonly CheckoutSession[],
): Promise<void> {
  try {
    await endSuperseded(dependencies, others);
  } catch (error) {
    if (error instanceof ApiError) {
      const ended = await dependencies.payments.expireSession(session.id);
      if (ended) await applySession(dependencies, ended);
    }
    throw error;
  }
}

/**
 * As `openSession`, but an idempotency key that is spent moves the order on to its next attempt. Null when the key had
 * been used with other parameters: another round may begin at once. A fault of the provider's own is thrown, and the
 * customer's next call begins anew. Should the provider have made a session all the same, nobody was given its address.
 */
async function openAttempt(
  dependencies: CheckoutDependencies,
  order: Order,
  wish: Wish,
): Promise<OpenedSession | null> {
  try {
    return await openSession(dependencies, order, wish);
  } catch (error) {
    const failure = error instanceof ProviderFailure ? error : null;
    if (!failure?.keySpent && failure?.kind !== 'key_reused') throw error;
    const next = sql`greatest(${orders.attempt}, ${order.attempt + 1})`;
    await dependencies.db.update(orders).set({ attempt: next }).where(eq(orders.id, order.id));
    if (failure.kind !== 'key_reused') throw error;
    return null;
  }
}

/** Opens the one session of an order's attempt, and ends every other of the customer; null as `openAttempt`. */
async function openOnly(
  dependencies: CheckoutDependencies,
  order: Order,
  wish: Wish,
): Promise<ProviderSession | null> {
  const opened = await openAttempt(dependencies, order, wish);
  if (opened) await keepOnly(dependencies, opened.session, opened.others);
  return opened?.session ?? null;
}

/** How often a checkout begins anew where its session ended, or its key turned out to be spent, in between. */
const ROUNDS = 3;

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
  for (let round = 0; round < ROUNDS; round += 1) {
    const prepared = await inTransaction(dependencies.db, (tx) => prepareOrder(dependencies, tx, wish));
    await endSuperseded(dependencies, prepared.superseded);
    const session = prepared.reusable
      ? await stillOpen(dependencies, prepared.reusable)
      : await openOnly(dependencies, prepared.order, wish);
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
