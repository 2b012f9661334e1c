import { ApiError } from '@global-fit/contract/errors';
import { PAID_STATES, REFUND_STATES, UNPAID_STATES } from '@global-fit/contract/orderStates';
import type { SessionStatusResponse } from '@global-fit/contract/payments';
import { and, eq, sql } from 'drizzle-orm';
import { preparedOn } from '#db/prepared';
import { orders } from '#db/schema/orders';
import { checkoutSessions } from '#db/schema/payments';
import { reportRevisions } from '#db/schema/reports';
import type { OrderDependencies } from '../dependencies.ts';
import { isErased } from '../erasedPerson.ts';
import { fulfilSession } from './fulfilSession.ts';
import { maskEmail } from './maskEmail.ts';
import type { SpacedLooks } from './spacedLooks.ts';

type Row = {
  readonly order: typeof orders.$inferSelect;
  readonly session: typeof checkoutSessions.$inferSelect;
};

const sessionById = preparedOn((on) =>
  on
    .select({ order: orders, session: checkoutSessions })
    .from(checkoutSessions)
    .innerJoin(orders, eq(orders.id, checkoutSessions.orderId))
    .where(eq(checkoutSessions.id, sql.placeholder('id')))
    .prepare('checkout_session_by_id'),
);

async function findRow({ db }: OrderDependencies, sessionId: string): Promise<Row | null> {
  const [row] = await sessionById(db).execute({ id: sessionId });
  return row ?? null;
}

function paymentStatus({ order, session }: Row): SessionStatusResponse['payment_status'] {
  if (!UNPAID_STATES.includes(order.state) && session.paymentStatus !== 'unpaid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (order.state === 'failed') return 'failed';
  return session.status === 'complete' ? 'pending' : 'unpaid';
}

async function hasReport({ db }: OrderDependencies, { order }: Row): Promise<boolean> {
  if (!PAID_STATES.includes(order.state)) return false;
  const delivered = await db
    .select({ id: reportRevisions.id })
    .from(reportRevisions)
    .where(and(eq(reportRevisions.orderId, order.id), eq(reportRevisions.state, 'delivered')))
    .limit(1);
  return delivered.length > 0;
}

function narrowStatus(status: string): SessionStatusResponse['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

/** Updates the order where the provider says that it is paid. */
async function lookAgain(dependencies: OrderDependencies, sessionId: string): Promise<void> {
  try {
    await fulfilSession(dependencies, sessionId);
  } catch (error) {
    // What we have stored is still true, and the page asks again.
    dependencies.log.warn({ err: error, sessionId }, 'a session could not be looked at for its status');
  }
}

/**
 * What the success page may know of a session. Asking updates the order where the provider says it is paid. `looks`
 * keeps holders of a session's id from exhausting the provider's rate limit.
 */
export async function readSessionStatus(
  dependencies: OrderDependencies,
  sessionId: string,
  askedBy: string | null,
  looks: SpacedLooks,
): Promise<SessionStatusResponse> {
  const known = await findRow(dependencies, sessionId);
  if (!known) throw new ApiError('not_found', { detail: 'There is no such checkout session.' });
  const decided = paymentStatus(known) === 'paid' || known.session.status === 'expired';
  if (!decided) await looks(sessionId, () => lookAgain(dependencies, sessionId));
  const row = decided ? known : ((await findRow(dependencies, sessionId)) ?? known);
  const { order, session } = row;
  const own = askedBy === order.userId;
  const email = isErased(order) ? null : order.deliveryEmail;
  return {
    session_id: session.id,
    status: narrowStatus(session.status),
    payment_status: paymentStatus(row),
    amount: order.amountTotal ?? session.amountTotal ?? order.total,
    currency: order.currency,
    customer_email: own || email === null ? email : maskEmail(email),
    payment_id: session.paymentId,
    product_id: order.productSnapshot.stripeProductId,
    product_name: order.productSnapshot.name,
    base_price: order.basePrice,
    additional_countries: order.additionalCountries,
    additional_country_price: order.additionalCountryPrice,
    order_id: own ? order.id : null,
    refunded: REFUND_STATES.includes(order.state),
    report_ready: await hasReport(dependencies, row),
  };
}
