import { ApiError } from '@global-fit/contract/errors';
import type { OrderSummary } from '@global-fit/contract/orders';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import { orders } from '#db/schema/orders';
import { reportRevisions } from '#db/schema/reports';
import type { OrderDependencies } from './dependencies.ts';
import type { Order } from './moveOrder.ts';

type Revision = Pick<
  typeof reportRevisions.$inferSelect,
  'id' | 'orderId' | 'number' | 'state' | 'readyAt' | 'deliveredAt'
>;

const READY = new Set(['ready', 'delivered']);

function readiness(order: Order, revisions: readonly Revision[]): OrderSummary['report'] {
  if (order.state === 'refunded') return 'refunded';
  if (revisions.some(({ state }) => READY.has(state))) return 'ready';
  return revisions.length > 0 ? 'being_prepared' : 'not_started';
}

function present(order: Order, revisions: readonly Revision[]): OrderSummary {
  return {
    id: order.id,
    profile_id: order.profileId,
    product_id: order.productSnapshot.stripeProductId,
    product_name: order.productSnapshot.name,
    state: order.state,
    currency: order.currency,
    total: order.total,
    discount: order.discount,
    tax: order.tax,
    amount_total: order.amountTotal,
    additional_countries: order.additionalCountries,
    additional_country_codes: [...order.additionalCountryCodes],
    delivery_email: order.deliveryEmail,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    report: readiness(order, revisions),
    revisions: revisions.map(({ number, state, readyAt, deliveredAt }) => ({
      number,
      state,
      ready_at: readyAt?.toISOString() ?? null,
      delivered_at: deliveredAt?.toISOString() ?? null,
    })),
  };
}

async function withRevisions(
  { db }: Pick<OrderDependencies, 'db'>,
  rows: readonly Order[],
): Promise<OrderSummary[]> {
  if (rows.length === 0) return [];
  const revisions = await db
    .select({
      id: reportRevisions.id,
      orderId: reportRevisions.orderId,
      number: reportRevisions.number,
      state: reportRevisions.state,
      readyAt: reportRevisions.readyAt,
      deliveredAt: reportRevisions.deliveredAt,
    })
    .from(reportRevisions)
    .where(
      inArray(
        reportRevisions.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(reportRevisions.number);
  return rows.map((order) =>
    present(
      order,
      revisions.filter(({ orderId }) => orderId === order.id),
    ),
  );
}

/** A customer's orders, newest first; checkouts that never got as far as a payment page are left out. */
export async function listOrders(
  dependencies: Pick<OrderDependencies, 'db'>,
  userId: string,
): Promise<OrderSummary[]> {
  const rows = await dependencies.db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(100);
  return withRevisions(
    dependencies,
    rows.filter(({ state }) => state !== 'draft'),
  );
}

/** One order of a customer. Throws 404 when there is none or it is somebody else's. */
export async function findOrder(
  dependencies: Pick<OrderDependencies, 'db'>,
  userId: string,
  orderId: string,
): Promise<OrderSummary> {
  const rows = isUuid(orderId)
    ? await dependencies.db
        .select()
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    : [];
  const [order] = await withRevisions(dependencies, rows);
  if (!order) throw new ApiError('not_found', { detail: 'There is no such order.' });
  return order;
}
