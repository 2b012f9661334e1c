import type { Queryable } from '#db/connect';
import { type MailDependencies, type NewMail, queueMail } from '#services/mails/queueMail';
import { isErased } from './erasedPerson.ts';
import type { Order } from './orderRow.ts';

/** A message about an order; its payload is what it needs beyond order, customer and product. */
export type OrderMail = Pick<NewMail, 'kind' | 'dedupeKey' | 'subject' | 'payload'>;

/**
 * Queues a message to the customer of an order in the transaction, like `queueMail`; none where the customer was
 * erased.
 */
export async function queueOrderMail(
  dependencies: MailDependencies,
  tx: Queryable,
  order: Order,
  { payload, ...mail }: OrderMail,
): Promise<void> {
  if (isErased(order)) return;
  await queueMail(dependencies, tx, {
    ...mail,
    to: order.deliveryEmail,
    orderId: order.id,
    userId: order.userId,
    payload: {
      orderId: order.id,
      customerName: order.customerName,
      productName: order.productSnapshot.name,
      ...payload,
    },
  });
}
