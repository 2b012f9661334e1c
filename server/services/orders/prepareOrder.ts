import { ApiError } from '@global-fit/contract/errors';
import type { OrderState } from '@global-fit/contract/orderStates';
import { ADDITIONAL_COUNTRY_PRICE, totalPrice } from '@global-fit/contract/price';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/connect';
import type { products } from '#db/schema/catalogue';
import { orderEvents, orders } from '#db/schema/orders';
import type { OrderConsents, PromotionSnapshot } from '#db/schema/orders';
import { checkoutSessions } from '#db/schema/payments';
import { users } from '#db/schema/users';
import { hasContent } from './checkoutContent.ts';
import type { CheckoutContent } from './checkoutContent.ts';
import type { OrderDependencies } from './dependencies.ts';
import type { Order } from './moveOrder.ts';

export type CheckoutSession = typeof checkoutSessions.$inferSelect;

export interface Wish {
  readonly userId: string;
  readonly customerName: string;
  readonly product: typeof products.$inferSelect;
  readonly content: CheckoutContent;
  readonly promotion: PromotionSnapshot | null;
  readonly consents: OrderConsents;
  readonly uiMode: string;
  readonly returnUrl: string;
}

export interface Prepared {
  readonly order: Order;
  /** An open session of this very checkout, to be handed out again. */
  readonly reusable: CheckoutSession | null;
  /** Open sessions of this customer that this checkout replaces: to be ended at the provider first. */
  readonly superseded: readonly CheckoutSession[];
}

const PAID_STATES: readonly OrderState[] = ['paid', 'refund_pending', 'disputed'];
const UNPAID_STATES: readonly OrderState[] = ['draft', 'awaiting_payment', 'expired', 'failed'];

async function insertOrder({ clock, ids }: OrderDependencies, tx: Queryable, wish: Wish): Promise<Order> {
  const { product, content } = wish;
  const at = clock.now();
  const parts = {
    basePrice: product.price,
    additionalCountries: content.additionalCountries,
    additionalCountryPrice: ADDITIONAL_COUNTRY_PRICE,
  };
  const [order] = await tx
    .insert(orders)
    .values({
      ...parts,
      id: ids.next(),
      userId: wish.userId,
      profileId: content.profileId,
      productId: product.id,
      productSnapshot: {
        id: product.id,
        stripeProductId: product.stripeProductId,
        stripePriceId: product.stripePriceId,
        name: product.name,
        description: product.description,
        price: product.price,
        currency: product.currency,
        metadata: product.metadata,
      },
      currency: product.currency,
      additionalCountryCodes: content.additionalCountryCodes,
      total: totalPrice(parts),
      promotionSnapshot: wish.promotion,
      deliveryEmail: content.deliveryEmail,
      customerName: wish.customerName,
      state: 'draft',
      attempt: 1,
      consents: wish.consents,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!order) throw new Error('The new order was not returned.');
  await tx.insert(orderEvents).values({
    id: ids.next(),
    orderId: order.id,
    at,
    fromState: null,
    toState: 'draft',
    reason: 'checkout started',
  });
  return order;
}

/** Two requests for one customer must see each other's orders: the second waits here for the first. */
async function lockCustomer(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

async function refresh(
  tx: Queryable,
  dependencies: OrderDependencies,
  order: Order,
  wish: Wish,
  attempt: number,
): Promise<Order> {
  const changes = {
    attempt,
    promotionSnapshot: wish.promotion,
    consents: { ...order.consents, ...wish.consents },
    updatedAt: dependencies.clock.now(),
  };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  return { ...order, ...changes };
}

/**
 * Finds or makes the order of a checkout, in one short transaction: price, tier, countries, promotion and profile
 * are snapshotted before the provider is called. Equal content meets its earlier order again; a session that no
 * longer fits makes the next attempt. Throws 409 `already_paid` when this very purchase is paid.
 */
export async function prepareOrder(
  dependencies: OrderDependencies,
  tx: Queryable,
  wish: Wish,
): Promise<Prepared> {
  await lockCustomer(tx, wish.userId);
  const own = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, wish.userId), inArray(orders.state, [...PAID_STATES, ...UNPAID_STATES])))
    .orderBy(desc(orders.createdAt));
  const same = own.filter((order) => hasContent(order, wish.content));
  if (same.some(({ state }) => PAID_STATES.includes(state))) throw new ApiError('already_paid');

  const unpaid = own.filter(({ state }) => UNPAID_STATES.includes(state));
  const sessions =
    unpaid.length === 0
      ? []
      : await tx
          .select()
          .from(checkoutSessions)
          .where(
            inArray(
              checkoutSessions.orderId,
              unpaid.map(({ id }) => id),
            ),
          );
  const open = sessions.filter(({ status }) => status === 'open');
  const [known] = same.filter(
    (order) => order.total === totalPrice({ ...order, basePrice: wish.product.price }),
  );

  if (!known) return { order: await insertOrder(dependencies, tx, wish), reusable: null, superseded: open };

  const now = dependencies.clock.now();
  const fits = (session: CheckoutSession) =>
    session.orderId === known.id &&
    session.attempt === known.attempt &&
    session.uiMode === wish.uiMode &&
    session.returnUrl === wish.returnUrl &&
    session.expiresAt > now;
  const reusable = open.find(fits) ?? null;
  const superseded = open.filter((session) => session !== reusable);
  if (reusable) return { order: known, reusable, superseded };
  const used = sessions.some((session) => session.orderId === known.id && session.attempt === known.attempt);
  return {
    order: await refresh(tx, dependencies, known, wish, used ? known.attempt + 1 : known.attempt),
    reusable: null,
    superseded,
  };
}
