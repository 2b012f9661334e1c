import { eq } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import { checkoutSessions } from '#db/schema/payments';
import type { OrderDependencies } from './dependencies.ts';
import { UnknownOrder } from './unknownOrder.ts';

/**
 * The order that a payment belongs to: by our own record, else by asking the provider for the payment's session
 * (a refund may be told before the payment). Amount in minor units. Throws `UnknownOrder`.
 */
export async function orderOfPayment(
  { db, payments }: OrderDependencies,
  paymentId: string | null,
): Promise<{ readonly orderId: string; readonly sessionId: string; readonly amountPaid: number }> {
  if (paymentId === null) throw new UnknownOrder('A refund or dispute without a payment');
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
  if (!session?.orderId || !isUuid(session.orderId)) throw new UnknownOrder(`The payment ${paymentId}`);
  return { orderId: session.orderId, sessionId: session.id, amountPaid: session.amountTotal };
}
