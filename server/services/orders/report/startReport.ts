import type { Queryable } from '#db/connect';
import { reportRevisions } from '#db/schema/reports';
import type { OrderDependencies } from '../dependencies.ts';
import type { Order } from '../orderRow.ts';
import { queueOrderMail } from '../queueOrderMail.ts';

/**
 * What a payment triggers, in the transaction that records it: the first revision of the report with its job, and one
 * confirmation mail. Unique keys prevent a second of either.
 */
export async function startReport(
  dependencies: OrderDependencies,
  tx: Queryable,
  order: Order,
): Promise<void> {
  const rows = await tx
    .insert(reportRevisions)
    .values({
      id: dependencies.ids.next(),
      orderId: order.id,
      number: 1,
      profileId: order.profileId,
      state: 'queued',
      createdAt: dependencies.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: reportRevisions.id });
  const [revision] = rows;
  if (revision) await dependencies.jobs.makeReport(tx, revision.id);
  await queueOrderMail(dependencies, tx, order, {
    kind: 'confirmation',
    dedupeKey: `confirmation:${order.id}`,
    subject: `Your order is confirmed: ${order.productSnapshot.name}`,
    payload: {
      currency: order.currency,
      total: order.total,
      discount: order.discount,
      tax: order.tax,
      amountTotal: order.amountTotal,
      additionalCountries: order.additionalCountries,
      promotionCode: order.discount > 0 ? (order.promotionSnapshot?.code ?? null) : null,
      paidAt: order.paidAt?.toISOString() ?? null,
      beginsAtOnce: order.consents.immediateDelivery !== undefined,
    },
  });
}
