import { ApiError } from '@global-fit/contract/errors';
import { eq } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import { ProviderFailure } from '#adapters/payments/provider';
import { orders } from '#db/schema/orders';
import { paidSessions } from '../checkoutSessionRows.ts';
import type { OrderDependencies } from '../dependencies.ts';

const UNKNOWN =
  'The payment is disputed, and the provider does not say at the moment whether it may be refunded. Nothing was noted: please try again in a moment.';

/**
 * Whether all open disputes of an order are mere inquiries: the banks have taken nothing yet, and a refund ends the
 * matter before it costs more. The provider is asked, because our record may be outdated. Throws 409 where it does
 * not respond.
 */
export async function isOnlyInquiry(
  { db, payments }: Pick<OrderDependencies, 'db' | 'payments'>,
  orderId: string,
): Promise<boolean> {
  if (!isUuid(orderId)) return false;
  const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId));
  if (order?.state !== 'disputed') return false;
  const [session] = await paidSessions(db, orderId);
  if (!session?.paymentId) return false;
  try {
    const open = (await payments.listDisputes(session.paymentId)).filter(({ state }) => state === 'open');
    return open.length > 0 && open.every(({ refundable }) => refundable);
  } catch (cause) {
    if (!(cause instanceof ProviderFailure)) throw cause;
    throw new ApiError('conflict', { detail: UNKNOWN, cause });
  }
}
