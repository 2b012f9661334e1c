import { eq } from 'drizzle-orm';
import { checkoutSessions } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';

export interface OrderOfPayment {
  readonly orderId: string;
  readonly sessionId: string;
  /** Minor units. */
  readonly amountPaid: number;
}

/**
 * The order of a payment: by our own record, else by asking the provider for the payment's session, since a refund
 * may be reported before the payment. Null where the payment is not ours.
 */
export async function orderOfPayment(
  { db, payments }: OrderDependencies,
  paymentId: string | null,
): Promise<OrderOfPayment | null> {
  if (paymentId === null) return null;
  const [known] = await db
    .select({
      orderId: checkoutSessions.orderId,
      sessionId: checkoutSessions.id,
      amount: checkoutSessions.amountTotal,
    })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.paymentId, paymentId));
  if (known?.amount != null) {
    return { orderId: known.orderId, sessionId: known.sessionId, amountPaid: known.amount };
  }
  const session = await payments.findSessionOfPayment(paymentId);
  if (!session?.orderId) return null;
  return { orderId: session.orderId, sessionId: session.id, amountPaid: session.amountTotal };
}
