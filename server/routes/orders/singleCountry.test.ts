import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#db/schema/orders';
import { type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { reportBuilder } from '#services/reports/reportBuilder';
import { asCustomer } from './testing/asCustomer.ts';

let shop: Shop;
let customer: ReturnType<typeof asCustomer>;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
  customer = asCustomer(shop);
});
afterAll(() => shop.close());

describe('the single-country analysis', () => {
  const ADDON = { product_id: 'single-country-analysis', additional_country_codes: ['JPN'] };

  it('is refused where it could not be made', async () => {
    Object.assign(shop.context, { canBuild: () => false });
    const buyer = await shop.buyer();
    const answer = await shop.ask(buyer, shop.wish(buyer, ADDON));
    Object.assign(shop.context, { canBuild: undefined });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      detail: 'The Custom Single-Country Analysis cannot be ordered at the moment.',
      code: 'conflict',
    });
    const kept = await shop.context.db.select().from(orders).where(eq(orders.userId, buyer.id));
    expect(kept).toEqual([]);
  });

  it('costs 100 dollars for exactly one country, beside a report for the same profile', async () => {
    const { buyer } = await shop.paid();
    for (const change of [
      { additional_country_codes: [] },
      { additional_country_codes: ['JPN', 'PRT'] },
      { additional_countries: 1 },
    ]) {
      const answer = await shop.ask(buyer, shop.wish(buyer, { ...ADDON, ...change }));
      expect(answer.statusCode).toBe(422);
    }
    const japan = await shop.checkout(buyer, ADDON);
    expect((await japan.file()).order).toMatchObject({ total: 10_000, additionalCountryCodes: ['JPN'] });
    await japan.pay();
    expect(await shop.tellAbout(japan.session_id, 'checkout.session.completed')).toBe('paid');
    // Another country is another purchase, but the same one is not sold twice.
    const again = await shop.ask(buyer, shop.wish(buyer, ADDON));
    expect(again.statusCode).toBe(409);
    const portugal = await shop.checkout(buyer, { ...ADDON, additional_country_codes: ['PRT'] });
    expect(portugal.order_id).not.toBe(japan.order_id);
  });

  it('is made, delivered and refundable like any report, as one document about that country', async () => {
    const { buildReport } = shop.context;
    const { atlas, sender } = shop.context;
    const provider = { name: sender.name, email: sender.supportEmail, site: sender.publicUrl };
    Object.assign(shop.context, { buildReport: reportBuilder(atlas, provider) });
    const buyer = await shop.buyer();
    const japan = await shop.checkout(buyer, ADDON);
    await japan.pay();
    await shop.tellAbout(japan.session_id, 'checkout.session.completed');
    await shop.deliver(japan);
    Object.assign(shop.context, { buildReport });
    const report = await customer.get(buyer, `/${japan.order_id}/report`);
    expect(report.statusCode).toBe(200);
    expect(report.json()).toMatchObject({
      tier: 'single-country',
      title: expect.stringContaining('Single-Country Analysis: Japan'),
      places: [{ iso3: 'JPN', origin: 'chosen' }],
      ruledOut: null,
    });
    expect(report.json<{ places: { sections: unknown[] }[] }>().places[0]?.sections).toHaveLength(9);
    const pdf = await customer.get(buyer, `/${japan.order_id}/report.pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(await customer.summary(japan)).toMatchObject({
      product_name: 'Custom Single-Country Analysis',
      total: 10_000,
      additional_country_codes: ['JPN'],
      report: 'ready',
      regenerations_left: 3,
      refund: { can_be_asked: true },
    });
    const letters = await shop.letters();
    expect(letters.filter((letter) => letter.includes(`To: ${buyer.email}`))).toHaveLength(2);
  });
});
