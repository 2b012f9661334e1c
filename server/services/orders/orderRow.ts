import { canMoveOrder, moveOrder, type OrderState } from '@global-fit/contract/orderStates';
import { and, eq, like } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import type { Queryable } from '#db/connect';
import { orderEvents, orders } from '#db/schema/orders';
import type { OrderDependencies } from './dependencies.ts';

export type Order = typeof orders.$inferSelect;

/** Reads an order and locks it until the transaction ends. Null where there is none. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<Order | null> {
  if (!isUuid(orderId)) return null;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order ?? null;
}

/** An entry in an order's history. What leaves the state as it is, such as an operator's note, has it on both sides. */
interface OrderEvent {
  readonly orderId: string;
  /** Null for a new order. */
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly reason: string;
}

/** Adds an entry to the history of an order. */
export async function recordOrderEvent(
  { clock, ids }: Pick<OrderDependencies, 'clock' | 'ids'>,
  tx: Queryable,
  { orderId, from, to, reason }: OrderEvent,
): Promise<void> {
  await tx
    .insert(orderEvents)
    .values({ id: ids.next(), orderId, at: clock.now(), fromState: from, toState: to, reason });
}

/**
 * Changes the state of a locked order and records the change with its reason. `changes` are made in the same
 * statement. Throws `IllegalMove` where the table of states does not list the move.
 */
export async function moveOrderTo(
  dependencies: Pick<OrderDependencies, 'clock' | 'ids'>,
  tx: Queryable,
  order: Order,
  to: OrderState,
  reason: string,
  changes: Partial<typeof orders.$inferInsert> = {},
): Promise<Order> {
  const at = dependencies.clock.now();
  const state = moveOrder(order.state, to);
  await tx
    .update(orders)
    .set({ ...changes, state, updatedAt: at })
    .where(eq(orders.id, order.id));
  await recordOrderEvent(dependencies, tx, { orderId: order.id, from: order.state, to, reason });
  return { ...order, ...changes, state, updatedAt: at } as Order;
}

/** Changes the state where the table allows it, and otherwise does nothing; returns whether it did. */
export async function moveOrderIfLegal(
  dependencies: Pick<OrderDependencies, 'clock' | 'ids'>,
  tx: Queryable,
  order: Order,
  to: OrderState,
  reason: string,
  changes: Partial<typeof orders.$inferInsert> = {},
): Promise<boolean> {
  if (order.state === to || !canMoveOrder(order.state, to)) return false;
  await moveOrderTo(dependencies, tx, order, to, reason, changes);
  return true;
}

/** The start of a note about an operator's decision; what was settled follows. */
export const SETTLED = 'an operator settled: ';

async function wasSettled(tx: Queryable, orderId: string, reason: string): Promise<boolean> {
  const notes = await tx
    .select({ reason: orderEvents.reason })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), like(orderEvents.reason, `${SETTLED}%`)));
  return notes.some((note) => note.reason.includes(reason));
}

/**
 * Marks an order as needing attention and logs an alert. Earlier reasons are kept. A reason given before changes
 * nothing and raises no second alert, even after an operator has settled it, so a reason names the payment, refund or
 * dispute it is about.
 */
export async function raiseAttention(
  { clock, log }: Pick<OrderDependencies, 'clock' | 'log'>,
  tx: Queryable,
  order: Order,
  reason: string,
): Promise<void> {
  if (order.attention?.includes(reason) || (await wasSettled(tx, order.id, reason))) return;
  const attention = [order.attention, reason].filter(Boolean).join('; ');
  await tx.update(orders).set({ attention, updatedAt: clock.now() }).where(eq(orders.id, order.id));
  log.error({ alert: 'order_needs_attention', orderId: order.id, reason }, 'an order needs attention');
}
