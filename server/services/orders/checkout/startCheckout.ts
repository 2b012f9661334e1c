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
import { type AppliedSession, applySession, forgetSession } from '../payment/fulfilSession.ts';
import type { CheckoutDependencies, Customer } from './checkoutDependencies.ts';
import { type OpenedSession, openSession } from './openSession.ts';
import { ON_ITS_WAY, prepareOrder } from './prepareOrder.ts';
import { readWish, type Wish } from './readWish.ts';

/** Outcomes after which another session may be created; in all other cases money has moved or is moving. */
const ENDED_UNPAID: ReadonlySet<AppliedSession> = new Set(['expired', 'failed']);

function alreadyPaid(outcome: AppliedSession, { orderId }: Pick<CheckoutSession, 'orderId'>): ApiError {
  return new ApiError('already_paid', { orderId, ...(outcome === 'pending' ? { detail: ON_ITS_WAY } : {}) });
}

/**
 * Expires the sessions that this checkout replaces. Where one was paid meanwhile it is fulfilled, and no other is
 * created: 409. Throws `ProviderFailure`, also where the provider leaves one open.
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

/** The present state of a session we believe to be open; null where it has expired. */
async function stillOpen(
  dependencies: CheckoutDependencies,
  known: Pick<CheckoutSession, 'id' | 'orderId'>,
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

/** Of two simultaneous checkouts the later one counts; where the earlier was paid at once, neither does. */
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
 * Like `openSession`, but a used idempotency key moves the order to its next attempt. Returns null where the key was
 * used with other parameters, so that another round may begin at once. After an error of the provider, which is
 * thrown, the customer's next call starts again. Where the provider created a session all the same, nobody received
 * its address.
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

/**
 * Opens the session of an order's attempt and expires all others of the customer. Null like `openAttempt`, and where a
 * simultaneous checkout has expired this session, so that the last one to finish can be paid.
 */
async function openOnly(
  dependencies: CheckoutDependencies,
  order: Order,
  wish: Wish,
): Promise<ProviderSession | null> {
  const opened = await openAttempt(dependencies, order, wish);
  if (!opened || opened.others.length === 0) return opened?.session ?? null;
  await keepOnly(dependencies, opened.session, opened.others);
  return stillOpen(dependencies, { id: opened.session.id, orderId: order.id });
}

/**
 * How often a checkout starts again after its session has expired or its key was used. Only a checkout of the same
 * customer in another process can cause that, since those of one process take turns.
 */
const ROUNDS = 3;

/**
 * Starts or resumes the payment of a report for a profile. The order with its price exists before the provider is
 * called, and repeated calls, even simultaneous ones, return the same session. Throws 404 for a product or profile
 * that does not exist or is not the customer's, 409 `already_paid`, 422, 429 where other checkouts of the customer
 * leave none its session, and `ProviderFailure`.
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
  throw new ApiError('too_many_requests', { retryAfter: 5 });
}
