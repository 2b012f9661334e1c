import { ApiError } from '@global-fit/contract/errors';
import { PAID_STATES, UNPAID_STATES } from '@global-fit/contract/orderStates';
import { totalPrice } from '@global-fit/contract/price';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import { orders } from '#db/schema/orders';
import { holdAccount, lockAccount } from '#services/accounts/liveAccount';
import { type CheckoutSession, unpaidSessions } from '../checkoutSessionRows.ts';
import type { OrderDependencies } from '../dependencies.ts';
import type { Order } from '../orderRow.ts';
import { promotionsOf, snapshotOf } from '../promotionSnapshots.ts';
import { isSameCheckout, isSamePurchase } from './checkoutContent.ts';
import { insertOrder } from './insertOrder.ts';
import type { Wish } from './readWish.ts';

export interface Prepared {
  readonly order: Order;
  /** An open session of this same checkout, to be reused. */
  readonly reusable: CheckoutSession | null;
  /** Open sessions of this customer that this checkout replaces; they have to be expired at the provider first. */
  readonly superseded: readonly CheckoutSession[];
}

export const ON_ITS_WAY = 'A payment for this order is already on its way.';

async function refresh(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
  wish: Wish,
  attempt: number,
): Promise<Order> {
  const changes = {
    attempt,
    // Ended promotions stay with the order, since an earlier session may have been paid with one meanwhile.
    promotionSnapshot: snapshotOf([
      ...promotionsOf(wish.promotion),
      ...promotionsOf(order.promotionSnapshot),
    ]),
    consents: { ...order.consents, ...wish.consents },
    updatedAt: dependencies.clock.now(),
  };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  return { ...order, ...changes };
}

/** Throws 409 where a session of this purchase was paid, correctly or not, or its payment is in progress. */
function refuseSecondPayment(purchases: readonly Order[], sessions: readonly CheckoutSession[]): void {
  for (const order of purchases) {
    const complete = sessions.filter(({ orderId, status }) => orderId === order.id && status === 'complete');
    if (complete.some(({ paymentStatus }) => paymentStatus !== 'unpaid'))
      throw new ApiError('already_paid', { orderId: order.id });
    const underWay = order.state !== 'failed' && complete.some(({ attempt }) => attempt === order.attempt);
    if (underWay) throw new ApiError('already_paid', { detail: ON_ITS_WAY, orderId: order.id });
  }
}

/**
 * Finds or creates the order of a checkout in one short transaction, with price, tier, countries, promotion and
 * profile recorded before the provider is called. Equal content finds its earlier order; a session that no longer
 * fits leads to the next attempt. Throws 401 where the customer was erased, and 409 `already_paid` where this
 * purchase is paid.
 */
export async function prepareOrder(
  dependencies: OrderDependencies,
  tx: Queryable,
  wish: Wish,
): Promise<Prepared> {
  await lockAccount(tx, wish.userId);
  await holdAccount(tx, wish.userId);
  const own = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, wish.userId), inArray(orders.state, [...PAID_STATES, ...UNPAID_STATES])))
    .orderBy(desc(orders.createdAt));
  const purchases = own.filter((order) => isSamePurchase(order, wish.content));
  const paid = purchases.find(({ state }) => PAID_STATES.includes(state));
  if (paid) throw new ApiError('already_paid', { orderId: paid.id });
  const sessions = await unpaidSessions(tx, wish.userId);
  refuseSecondPayment(purchases, sessions);

  const open = sessions.filter(({ status }) => status === 'open');
  const known = purchases.find(
    (order) =>
      isSameCheckout(order, wish.content) &&
      order.total === totalPrice({ ...order, basePrice: wish.product.price }),
  );
  if (!known) return { order: await insertOrder(dependencies, tx, wish), reusable: null, superseded: open };

  const now = dependencies.clock.now();
  // A session created before any promotion began has no field for a code.
  const told = promotionsOf(known.promotionSnapshot).map(({ code }) => code);
  const knowsPromotion = promotionsOf(wish.promotion).every(({ code }) => told.includes(code));
  const fits = (session: CheckoutSession) =>
    knowsPromotion &&
    session.orderId === known.id &&
    session.attempt === known.attempt &&
    session.uiMode === wish.uiMode &&
    session.returnUrl === wish.returnUrl &&
    session.expiresAt > now;
  const reusable = open.find(fits) ?? null;
  const superseded = open.filter((session) => session !== reusable);
  const used = sessions.some((session) => session.orderId === known.id && session.attempt === known.attempt);
  const attempt = used && !reusable ? known.attempt + 1 : known.attempt;
  // Also where the session is reused, since consents may have been given in this call.
  return { order: await refresh(dependencies, tx, known, wish, attempt), reusable, superseded };
}
