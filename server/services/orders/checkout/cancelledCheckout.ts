import { ApiError } from '@global-fit/contract/errors';
import { desc, eq } from 'drizzle-orm';
import { isUuid } from '#adapters/ids';
import { checkoutSessions } from '#db/schema/payments';
import type { OrderDependencies } from '../dependencies.ts';

/** The destination of a customer who leaves the payment page: the cancel page with the session's id. Throws 404. */
export async function cancelledCheckoutPath(
  { db }: Pick<OrderDependencies, 'db'>,
  orderId: string,
): Promise<string> {
  const [session] = isUuid(orderId)
    ? await db
        .select({ id: checkoutSessions.id })
        .from(checkoutSessions)
        .where(eq(checkoutSessions.orderId, orderId))
        .orderBy(desc(checkoutSessions.attempt))
        .limit(1)
    : [];
  if (!session) throw new ApiError('not_found');
  return `/payments/checkout-cancel?session_id=${encodeURIComponent(session.id)}`;
}
