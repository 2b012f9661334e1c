import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProviderFailure } from '#adapters/payments/provider';
import { paymentOf } from '../testing/payments.ts';
import { refundOrder } from '../refund/refundOrder.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { catchUpEvents } from './catchUpEvents.ts';
import { reconcilePayments } from './reconcilePayments.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const AHEAD_MS = 12 * 3_600_000;
const MINUTES_MS = 5 * 60_000;

/** Lets the clock run half a day ahead during `work`, and a few minutes pass after it was corrected. */
async function ahead<Result>(work: () => Promise<Result>): Promise<Result> {
  shop.clock.advance(AHEAD_MS);
  const result = await work();
  shop.clock.advance(MINUTES_MS - AHEAD_MS);
  return result;
}

describe('what was looked at last by a clock that ran ahead, and is right again', () => {
  it('is looked at: an open session that is paid without a word', async () => {
    const checkout = await shop.checkout(await shop.buyer());
    await ahead(() => reconcilePayments(shop.context));
    await checkout.pay();
    expect(await reconcilePayments(shop.context)).toBeGreaterThan(0);
    expect((await checkout.file()).order.state).toBe('paid');
  });

  it('is looked at: a refund that the provider could not take', async () => {
    const checkout = await shop.paid();
    await ahead(async () => {
      const away = vi.spyOn(shop.context.payments, 'refund');
      away.mockRejectedValueOnce(new ProviderFailure('away', 'unavailable', null));
      await expect(refundOrder(shop.context, checkout.order_id, 'operator')).rejects.toThrow('away');
      away.mockRestore();
    });
    await reconcilePayments(shop.context);
    expect((await checkout.file()).order.state).toBe('refunded');
  });

  it('is looked at: the list of what was done in the provider’s dashboard', async () => {
    const checkout = await shop.paid();
    await ahead(() => catchUpEvents(shop.context));
    await shop.dashboard.refunds.create({ payment_intent: await paymentOf(shop, checkout) });
    expect(await catchUpEvents(shop.context)).toBeGreaterThan(0);
    expect((await checkout.file()).order.state).toBe('refunded');
  });
});
