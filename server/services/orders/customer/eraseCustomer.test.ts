import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseByOperator } from '#services/personalData/deleteAccount';
import { refundOrder } from '../refund/refundOrder.ts';
import { openDispute } from '../testing/payments.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { QUICK_REPORTS } from '../testing/smallReports.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
});
afterAll(() => shop.close());

it('money for a report that will not be made is noted as owed, also while the bank has not decided', async () => {
  const checkout = await shop.paid();
  const disputeId = await openDispute(shop, checkout);
  await shop.tellAbout(disputeId, 'charge.dispute.created');
  await eraseByOperator(shop.context, checkout.buyer.id);
  await shop.dashboard.disputes.update(disputeId, { evidence: { uncategorized_text: 'winning_evidence' } });
  await shop.tellAbout(disputeId, 'charge.dispute.closed');
  const { order, revisions } = await checkout.file();
  expect([order.state, revisions[0]?.state]).toEqual(['paid', 'cancelled']);
  expect(order.attention).toContain('before the report was delivered: refund it');
});

it('the reason for a refund is erased everywhere, and the refund itself is kept', async () => {
  const checkout = await shop.paid();
  const why = 'Mrs Thistlewick is in hospital';
  await refundOrder(shop.context, checkout.order_id, 'operator', why);
  expect(JSON.stringify(await checkout.file())).toContain(why);
  await eraseByOperator(shop.context, checkout.buyer.id);
  const file = await checkout.file();
  expect(JSON.stringify(file)).not.toContain('Thistlewick');
  expect(file.events.map(({ toState }) => toState)).toEqual([
    'draft',
    'awaiting_payment',
    'paid',
    'refund_pending',
    'refunded',
  ]);
});
