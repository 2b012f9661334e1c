import { ApiError } from '@global-fit/contract/errors';
import { FREE_REGENERATIONS, type OrderSummary } from '@global-fit/contract/orders';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import { products } from '#db/schema/catalogue';
import { orders } from '#db/schema/orders';
import { checkoutSessions, refunds } from '#db/schema/payments';
import { reportRevisions } from '#db/schema/reports';
import { includedCountries } from '#services/catalogue/includedCountries';
import { TROUBLE } from '#services/reports/trouble';
import type { OrderDependencies } from '../dependencies.ts';
import type { Order } from '../orderRow.ts';
import { PROVIDER, type Refund } from '../refund/refundLedger.ts';
import { refundCanBeAsked, refundDeadline } from '../refund/refundWindow.ts';
import { withoutSuperseded } from './superseded.ts';

type Revision = Pick<
  typeof reportRevisions.$inferSelect,
  'orderId' | 'number' | 'profileId' | 'state' | 'failure' | 'createdAt' | 'readyAt' | 'deliveredAt'
>;

const READY = new Set(['ready', 'delivered']);

function readiness(order: Order, revisions: readonly Revision[]): OrderSummary['report'] {
  if (order.state === 'refunded') return 'refunded';
  if (revisions.some(({ state }) => READY.has(state))) return 'ready';
  return revisions.length > 0 ? 'being_prepared' : 'not_started';
}

function isDelayed({ state, failure, createdAt }: Revision, now: Date): boolean {
  if (state === 'failed') return true;
  const isBeingMade = state === 'queued' || state === 'generating';
  return isBeingMade && failure !== null && now.getTime() - createdAt.getTime() >= TROUBLE.afterMs;
}

interface Attached {
  /** The customer has paid, but the bank has not confirmed yet. */
  readonly isPaymentUnderWay: boolean;
  readonly revisions: readonly Revision[];
  readonly refunds: readonly Pick<Refund, 'orderId' | 'state' | 'amount' | 'requestedBy' | 'createdAt'>[];
}

/** The amount of refunds in one of these states. */
function amountOf(all: Attached['refunds'], ...states: readonly Refund['state'][]): number {
  return all.reduce((sum, { state, amount }) => sum + (states.includes(state) ? amount : 0), 0);
}

/** Whether the whole amount is refunded or being refunded without a request by the customer. */
function isBack({ amountTotal }: Order, asked: Attached['refunds']): boolean {
  return amountTotal !== null && amountTotal > 0 && amountOf(asked, 'succeeded', 'pending') >= amountTotal;
}

function present(
  order: Order,
  { isPaymentUnderWay, revisions, refunds: asked }: Attached,
  now: Date,
): OrderSummary {
  const deadline = refundDeadline(revisions);
  const open = asked.find(
    ({ state, requestedBy }) => requestedBy !== PROVIDER && (state === 'requested' || state === 'pending'),
  );
  return {
    id: order.id,
    profile_id: revisions.at(-1)?.profileId ?? order.profileId,
    product_id: order.productSnapshot.stripeProductId,
    product_name: order.productSnapshot.name,
    state: order.state,
    payment_under_way: isPaymentUnderWay,
    currency: order.currency,
    total: order.total,
    discount: order.discount,
    tax: order.tax,
    amount_total: order.amountTotal,
    additional_countries: order.additionalCountries,
    included_countries: includedCountries(order.productSnapshot.metadata),
    additional_country_codes: [...order.additionalCountryCodes],
    delivery_email: order.deliveryEmail,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    report: readiness(order, revisions),
    regenerations_left: FREE_REGENERATIONS + 1 - Math.max(1, ...revisions.map(({ number }) => number)),
    refund: {
      can_be_asked:
        open === undefined && !isBack(order, asked) && refundCanBeAsked(order.state, deadline, now),
      until: deadline?.toISOString() ?? null,
      asked_at: open?.createdAt.toISOString() ?? null,
      returned: amountOf(asked, 'succeeded'),
    },
    revisions: revisions.map((revision) => ({
      number: revision.number,
      state: revision.state,
      delayed: isDelayed(revision, now),
      ready_at: revision.readyAt?.toISOString() ?? null,
      delivered_at: revision.deliveredAt?.toISOString() ?? null,
    })),
  };
}

type ListDependencies = Pick<OrderDependencies, 'db' | 'clock'>;

async function presentAll({ db, clock }: ListDependencies, rows: readonly Order[]): Promise<OrderSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const revisions = await db
    .select({
      orderId: reportRevisions.orderId,
      number: reportRevisions.number,
      profileId: reportRevisions.profileId,
      state: reportRevisions.state,
      failure: reportRevisions.failure,
      createdAt: reportRevisions.createdAt,
      readyAt: reportRevisions.readyAt,
      deliveredAt: reportRevisions.deliveredAt,
    })
    .from(reportRevisions)
    .where(inArray(reportRevisions.orderId, ids))
    .orderBy(reportRevisions.number);
  const asked = await db
    .select({
      orderId: refunds.orderId,
      state: refunds.state,
      amount: refunds.amount,
      requestedBy: refunds.requestedBy,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(inArray(refunds.orderId, ids));
  const sessions = await db
    .select({ orderId: checkoutSessions.orderId, attempt: checkoutSessions.attempt })
    .from(checkoutSessions)
    .where(and(inArray(checkoutSessions.orderId, ids), eq(checkoutSessions.status, 'complete')));
  const isUnderWay = ({ id, state, attempt }: Order): boolean =>
    state === 'awaiting_payment' &&
    sessions.some((session) => session.orderId === id && session.attempt === attempt);
  const ofOrder = <Row extends { readonly orderId: string }>(all: readonly Row[], id: string) =>
    all.filter(({ orderId }) => orderId === id);
  return rows.map((order) => {
    const attached = {
      isPaymentUnderWay: isUnderWay(order),
      revisions: ofOrder(revisions, order.id),
      refunds: ofOrder(asked, order.id),
    };
    return present(order, attached, clock.now());
  });
}

/**
 * A customer's orders, newest first, at most 100. Checkouts that never reached a payment page are left out, and so
 * are orders abandoned for a later one.
 */
export async function listOrders(dependencies: ListDependencies, userId: string): Promise<OrderSummary[]> {
  const rows = await dependencies.db
    .select({ order: orders, kind: products.kind })
    .from(orders)
    .leftJoin(products, eq(products.id, orders.productId))
    .where(and(eq(orders.userId, userId), ne(orders.state, 'draft')))
    .orderBy(desc(orders.createdAt))
    .limit(100);
  return presentAll(dependencies, withoutSuperseded(rows));
}

/** An order of a customer. Throws 404 where there is none or it is somebody else's. */
export async function findOrder(
  dependencies: ListDependencies,
  userId: string,
  orderId: string,
): Promise<OrderSummary> {
  const rows = isUuid(orderId)
    ? await dependencies.db
        .select()
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    : [];
  const [order] = await presentAll(dependencies, rows);
  if (!order) throw new ApiError('not_found', { detail: 'There is no such order.' });
  return order;
}
