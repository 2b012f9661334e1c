import { and, desc, eq, ilike, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import type { Database } from '#db/connect';
import { mails } from '#db/schema/mails';
import { orderEvents, orders } from '#db/schema/orders';
import { checkoutSessions, refunds } from '#db/schema/payments';
import { reportRevisions } from '#db/schema/reports';
import type { Order } from '../orderRow.ts';

const NEWEST = 50;

function like(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

async function listed(db: Database, where: SQL | undefined): Promise<Order[]> {
  return db.select().from(orders).where(where).orderBy(desc(orders.createdAt)).limit(NEWEST);
}

/** The newest orders, at most 50. */
export const newestOrders = (db: Database): Promise<Order[]> => listed(db, undefined);

const WANTS_REFUND = 'the customer asks for the money back';

/** Orders that need attention, newest first. A refund request is given as the reason. */
export async function ordersNeedingAttention(db: Database): Promise<Order[]> {
  const asked = await db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.state, 'requested'), eq(orders.state, 'paid')));
  const ids = asked.map(({ orderId }) => orderId);
  const waiting = ids.length > 0 ? inArray(orders.id, ids) : undefined;
  const rows = await listed(db, or(isNotNull(orders.attention), waiting));
  return rows.map((order) => {
    const reasons = [order.attention, ids.includes(order.id) ? WANTS_REFUND : null];
    return { ...order, attention: reasons.filter(Boolean).join('; ') };
  });
}

/** Orders by id, checkout session, e-mail or name. */
export async function searchOrders(db: Database, text: string): Promise<Order[]> {
  const [session] = await db
    .select({ orderId: checkoutSessions.orderId })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.id, text));
  if (session) return listed(db, eq(orders.id, session.orderId));
  if (isUuid(text))
    return listed(db, or(eq(orders.id, text), eq(orders.profileId, text), eq(orders.userId, text)));
  // A full address is found by its index; part of one, or a name, requires reading all orders.
  const exact = await listed(db, eq(orders.deliveryEmail, text.trim().toLowerCase()));
  if (exact.length > 0) return exact;
  return listed(db, or(ilike(orders.deliveryEmail, like(text)), ilike(orders.customerName, like(text))));
}

export interface OrderFile {
  readonly order: Order;
  readonly events: readonly (typeof orderEvents.$inferSelect)[];
  readonly sessions: readonly (typeof checkoutSessions.$inferSelect)[];
  readonly refunds: readonly (typeof refunds.$inferSelect)[];
  readonly revisions: readonly Pick<
    typeof reportRevisions.$inferSelect,
    'id' | 'number' | 'state' | 'failure' | 'createdAt' | 'deliveredAt'
  >[];
  readonly mails: readonly (typeof mails.$inferSelect)[];
}

/** Everything about an order; null where there is none. */
export async function openOrderFile(db: Database, orderId: string): Promise<OrderFile | null> {
  const [order] = isUuid(orderId) ? await db.select().from(orders).where(eq(orders.id, orderId)) : [];
  if (!order) return null;
  const revision = {
    id: reportRevisions.id,
    number: reportRevisions.number,
    state: reportRevisions.state,
    failure: reportRevisions.failure,
    createdAt: reportRevisions.createdAt,
    deliveredAt: reportRevisions.deliveredAt,
  };
  return {
    order,
    events: await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.at, orderEvents.id),
    sessions: await db
      .select()
      .from(checkoutSessions)
      .where(eq(checkoutSessions.orderId, orderId))
      .orderBy(checkoutSessions.createdAt),
    refunds: await db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(refunds.createdAt, refunds.id),
    revisions: await db
      .select(revision)
      .from(reportRevisions)
      .where(eq(reportRevisions.orderId, orderId))
      .orderBy(reportRevisions.number),
    mails: await db.select().from(mails).where(eq(mails.orderId, orderId)).orderBy(mails.createdAt, mails.id),
  };
}
