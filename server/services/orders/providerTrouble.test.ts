import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderFailure } from '#adapters/payments/provider';
import { orders } from '#db/schema/orders';
import { providerEvents } from '#db/schema/payments';
import { reconcilePayments } from './events/reconcilePayments.ts';
import { stuckWork } from './operator/stuckWork.ts';
import { refundOrder } from './refund/refundOrder.ts';
import { type Checkout, type Shop, startShop } from './testing/shop.ts';
import { type LineState, openUnsteadyLine, type UnsteadyLine } from './testing/unsteadyLine.ts';

let shop: Shop;
let line: UnsteadyLine;
beforeAll(async () => {
  shop = await startShop();
  line = await openUnsteadyLine(shop, 250);
});
beforeEach(() => {
  line.state = 'steady';
});
afterAll(async () => {
  await shop.close();
  await line.close();
});

const TROUBLE: readonly LineState[] = ['down', 'broken', 'busy', 'silent', 'deaf', 'locked'];

async function refundsOf({ session_id: id }: Checkout): Promise<number> {
  const { payment_intent: payment } = await shop.dashboard.checkout.sessions.retrieve(id);
  const { data } = await shop.dashboard.refunds.list({ payment_intent: payment as string });
  return data.length;
}

describe.each(TROUBLE)('a provider that is %s', (trouble) => {
  it('gives the customer a clear error, and the same click later gets one session', async () => {
    const buyer = await shop.buyer();
    line.state = trouble;
    const answer = await shop.ask(buyer, shop.wish(buyer));
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({
      detail: 'The payment provider did not answer. Please try again.',
      code: 'provider_unavailable',
    });
    expect(answer.headers['retry-after']).toBe('5');
    const kept = await shop.context.db.select().from(orders).where(eq(orders.userId, buyer.id));
    expect(kept).toMatchObject([{ state: 'draft', total: 19_900, attempt: trouble === 'broken' ? 2 : 1 }]);

    line.state = 'steady';
    const started = await shop.checkout(buyer);
    expect(started.order_id).toBe(kept[0]?.id);
    const { data } = await shop.dashboard.checkout.sessions.list({ limit: 100 });
    expect(data.filter(({ customer_email: email }) => email === buyer.email)).toHaveLength(1);
  });

  it('postpones a webhook to its next try, and leaves a status to say what is known', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await checkout.pay();
    const event = await shop.eventAbout(checkout.session_id, 'checkout.session.completed');
    line.state = trouble;
    const before = shop.logged.length;
    const told = await shop.tell(event);
    expect(told.statusCode).toBe(502);
    expect(shop.logged.slice(before).join('')).toContain('The payment provider did not fetch a session');
    expect(told.headers['retry-after']).toBe('60');
    expect(
      await shop.context.db.select().from(providerEvents).where(eq(providerEvents.id, event.id)),
    ).toEqual([]);
    expect(await checkout.status()).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    shop.clock.advance(4 * 60_000);
    await reconcilePayments(shop.context);
    expect((await checkout.file()).order.state).toBe('awaiting_payment');
    line.state = 'steady';
    await reconcilePayments(shop.context);
    expect((await checkout.file()).order.state).toBe('paid');
    expect((await shop.tell(event)).json()).toMatchObject({ outcome: 'already_paid' });
    expect((await checkout.file()).revisions).toHaveLength(1);
  });

  it('keeps a requested refund, and pays it once when it answers again', async () => {
    const checkout = await shop.paid();
    line.state = trouble;
    await expect(refundOrder(shop.context, checkout.order_id, 'operator')).rejects.toThrow(
      'The payment provider did not refund',
    );
    const { order, refunds } = await checkout.file();
    expect(order.state).toBe('refund_pending');
    expect(refunds).toMatchObject([{ state: 'requested', amount: 19_900 }]);
    line.state = 'steady';
    shop.clock.advance(4 * 60_000);
    await reconcilePayments(shop.context);
    expect((await checkout.file()).order.state).toBe('refunded');
    expect((await checkout.file()).refunds).toHaveLength(1);
    expect(await refundsOf(checkout)).toBe(1);
  });
});

it('a checkout refused once may be repeated on the same day', async () => {
  const buyer = await shop.buyer();
  line.state = 'refusing';
  expect((await shop.ask(buyer, shop.wish(buyer))).statusCode).toBe(502);
  expect(shop.alerts().at(-1)).toContain('checkout_refused');
  line.state = 'steady';
  const started = await shop.checkout(buyer);
  expect((await started.file()).order.attempt).toBe(2);
});

it('an address that the provider refuses is a fault of the form', async () => {
  const buyer = await shop.buyer();
  const steady = shop.context.payments;
  const request = { orderId: 'x', attempt: 1, uiMode: 'hosted' as const, currency: 'usd' };
  const page = 'http://localhost:3000/ok';
  const created = steady.createSession({
    ...request,
    lines: [{ providerProductId: null, name: 'X', unitAmount: 100, quantity: 1 }],
    customerEmail: 'nonsense',
    returnUrl: page,
    cancelUrl: page,
    allowPromotionCodes: false,
    automaticTax: false,
  });
  const failure: unknown = await created.catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'bad_email' });
  const createSession = vi.spyOn(steady, 'createSession').mockRejectedValueOnce(failure);
  const answer = await shop.ask(buyer, shop.wish(buyer));
  createSession.mockRestore();
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ detail: [{ loc: ['body', 'delivery_email'] }] });
});

it('a key that the provider refuses alerts a person', async () => {
  const checkout = await shop.paid();
  line.state = 'locked';
  await expect(refundOrder(shop.context, checkout.order_id, 'operator')).rejects.toMatchObject({
    kind: 'not_allowed',
  });
  shop.clock.advance(4 * 60_000);
  await reconcilePayments(shop.context);
  expect((await checkout.file()).refunds).toMatchObject([{ state: 'requested' }]);
  expect(shop.alerts().at(-1)).toContain('"alert":"provider_key_refused"');
  const stuck = async () => (await stuckWork(shop.context)).map(({ command }) => command);
  expect(await stuck()).toContain(`npm run refund -- ${checkout.order_id}`);
  line.state = 'steady';
  await reconcilePayments(shop.context);
  expect((await checkout.file()).order.state).toBe('refunded');
  expect(await stuck()).not.toContain(`npm run refund -- ${checkout.order_id}`);
});

it('a refund that the provider made although it answered with an error is found, and not repeated', async () => {
  const checkout = await shop.paid();
  const steady = shop.context.payments;
  const payments = {
    ...steady,
    async refund(request: Parameters<typeof steady.refund>[0]) {
      await steady.refund(request);
      throw new ProviderFailure('500', 'unavailable', null, true);
    },
  };
  await expect(
    refundOrder({ ...shop.context, payments }, checkout.order_id, 'operator'),
  ).rejects.toBeInstanceOf(ProviderFailure);
  expect((await checkout.file()).refunds).toMatchObject([{ state: 'requested', attempt: 2 }]);
  shop.clock.advance(4 * 60_000);
  await reconcilePayments(shop.context);
  expect((await checkout.file()).refunds).toMatchObject([{ state: 'succeeded' }]);
  expect(await refundsOf(checkout)).toBe(1);
});

it('a refund that the provider refuses permanently needs a person, and the order stays paid', async () => {
  const checkout = await shop.paid();
  line.state = 'refusing';
  const made = vi.spyOn(shop.context.payments, 'listRefunds').mockResolvedValue([]);
  expect(await refundOrder(shop.context, checkout.order_id, 'operator')).toBe('refund_failed');
  made.mockRestore();
  const { order } = await checkout.file();
  expect(order.state).toBe('paid');
  expect(order.attention).toContain('failed at the provider');
});
