import { ApiError } from '@global-fit/contract/errors';
import type { ProviderSession, SessionLine } from '#adapters/payments/provider';
import { checkoutSessions } from '#db/schema/payments';
import { inTransaction } from '#db/transaction';
import { lockAccount } from '#services/accounts/liveAccount';
import { type CheckoutSession, unpaidSessions } from '../checkoutSessionRows.ts';
import { isErased } from '../erasedPerson.ts';
import { lockOrder, moveOrderIfLegal, type Order } from '../orderRow.ts';
import type { CheckoutDependencies } from './checkoutDependencies.ts';
import type { Wish } from './readWish.ts';

export interface OpenedSession {
  readonly session: ProviderSession;
  /** Open sessions of the same customer that another request created meanwhile. */
  readonly others: readonly CheckoutSession[];
}

function linesOf(order: Order): SessionLine[] {
  const report = {
    providerProductId:
      order.productSnapshot.stripePriceId === null ? null : order.productSnapshot.stripeProductId,
    name: order.productSnapshot.name,
    unitAmount: order.basePrice,
    quantity: 1,
  };
  if (order.additionalCountries === 0) return [report];
  const extra = {
    providerProductId: null,
    name: 'Additional country',
    unitAmount: order.additionalCountryPrice,
    quantity: order.additionalCountries,
  };
  return [report, extra];
}

/**
 * Stores a session. The last writer sees the others, so that at most one stays open. Null, without storing anything,
 * where the customer was erased meanwhile.
 */
function recordSession(
  dependencies: CheckoutDependencies,
  order: Order,
  wish: Wish,
  session: ProviderSession,
): Promise<OpenedSession | null> {
  return inTransaction(dependencies.db, async (tx) => {
    await lockAccount(tx, wish.userId);
    const locked = await lockOrder(tx, order.id);
    if (locked && isErased(locked)) return null;
    const now = dependencies.clock.now();
    await tx
      .insert(checkoutSessions)
      .values({
        id: session.id,
        orderId: order.id,
        attempt: order.attempt,
        uiMode: wish.uiMode,
        clientSecret: session.clientSecret,
        url: session.url,
        status: session.status,
        paymentStatus: session.paymentStatus,
        amountTotal: session.amountTotal,
        returnUrl: wish.returnUrl,
        expiresAt: session.expiresAt,
        createdAt: now,
        checkedAt: now,
      })
      .onConflictDoNothing();
    if (locked) {
      const reason = `session ${session.id} opened`;
      await moveOrderIfLegal(dependencies, tx, locked, 'awaiting_payment', reason);
    }
    const known = await unpaidSessions(tx, wish.userId);
    const others = known.filter(({ id, status }) => status === 'open' && id !== session.id);
    return { session, others };
  });
}

/**
 * Creates the provider's session for the order's current attempt and stores it. Throws `ProviderFailure`, and 401
 * where the customer was erased meanwhile: the session is then expired, and nobody received its address.
 */
export async function openSession(
  dependencies: CheckoutDependencies,
  order: Order,
  wish: Wish,
): Promise<OpenedSession> {
  const { origin } = new URL(wish.returnUrl);
  const session = await dependencies.payments.createSession({
    orderId: order.id,
    attempt: order.attempt,
    uiMode: wish.uiMode,
    currency: order.currency,
    lines: linesOf(order),
    customerEmail: order.deliveryEmail,
    returnUrl: wish.returnUrl,
    cancelUrl: `${origin}/api/v1/payments/cancel/${order.id}`,
    allowPromotionCodes: wish.promotion !== null,
    automaticTax: dependencies.config.STRIPE_TAX === 'auto',
  });
  const opened = await recordSession(dependencies, order, wish, session);
  if (opened) return opened;
  await dependencies.payments.expireSession(session.id);
  throw new ApiError('unauthenticated');
}
