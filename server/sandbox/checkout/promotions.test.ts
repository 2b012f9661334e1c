import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payOnPage, postForm } from '../testing/payOnPage.ts';
import { intentOf, openHosted, pageOf } from '../testing/checkouts.ts';
import { openTestBed, type TestBed } from '../testing/testBed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await openTestBed();
  await bed.stripe.coupons.create({ id: 'half', percent_off: 50, name: 'Conference' });
  await bed.stripe.promotionCodes.create({ code: 'MAC25', promotion: { type: 'coupon', coupon: 'half' } });
});
afterAll(() => bed.close());

const apply = (url: string, code: string) => postForm(`${url}/promotion`, { code });

describe('promotion codes on the page', () => {
  it('accepts a code in any letter case, shows the discount and charges the rest', async () => {
    const opened = await openHosted(bed, { allow_promotion_codes: true });
    expect((await apply(pageOf(opened), ' mac25 ')).status).toBe(303);
    const html = await (await fetch(pageOf(opened))).text();
    expect(html).toContain('−$99.50');
    expect(html).toContain('Pay $99.50');
    await payOnPage(pageOf(opened));
    const paid = await bed.stripe.checkout.sessions.retrieve(opened.id, {
      expand: [
        'payment_intent',
        'discounts.promotion_code',
        'total_details.breakdown.discounts.discount.source.coupon',
      ],
    });
    expect(paid).toMatchObject({
      amount_subtotal: 19_900,
      amount_total: 9_950,
      total_details: {
        amount_discount: 9_950,
        breakdown: { discounts: [{ amount: 9_950, discount: { source: { coupon: { id: 'half' } } } }] },
      },
      discounts: [{ coupon: null, promotion_code: { code: 'MAC25', times_redeemed: 1 } }],
      payment_intent: { amount: 9_950 },
    });
    expect((await bed.stripe.coupons.retrieve('half')).times_redeemed).toBe(1);
  });

  it('removes a code again', async () => {
    const opened = await openHosted(bed, { allow_promotion_codes: true });
    await apply(pageOf(opened), 'MAC25');
    await postForm(`${pageOf(opened)}/promotion`, { remove: '1' });
    expect(await bed.stripe.checkout.sessions.retrieve(opened.id)).toMatchObject({
      amount_total: 19_900,
      discounts: [],
    });
  });

  it.each(['NOPE', '', 'mac25\u0000x'])('refuses %j as a code', async (code) => {
    const opened = await openHosted(bed, { allow_promotion_codes: true });
    const answer = await apply(pageOf(opened), code);
    expect(answer.status).toBe(400);
    expect(answer.html).toMatch(
      /id="code-problem" role="alert">(This code is not valid|Enter a promotion code)\./,
    );
  });

  it('accepts no code where the session allows none', async () => {
    const opened = await openHosted(bed);
    await apply(pageOf(opened), 'MAC25');
    expect((await bed.stripe.checkout.sessions.retrieve(opened.id)).amount_total).toBe(19_900);
  });

  it('does not charge a total that changed while the bank was asked', async () => {
    const opened = await openHosted(bed, { allow_promotion_codes: true });
    await payOnPage(pageOf(opened), { cardNumber: '4000002500003155' });
    await apply(pageOf(opened), 'MAC25');
    const page = `${bed.origin}/sandbox/authenticate/${opened.id}`;
    const confirmed = await postForm(page, { answer: 'complete' });
    expect(confirmed.html).toContain('The total has changed since your bank was asked.');
    expect((await payOnPage(pageOf(opened))).status).toBe(303);
    const { session, charge } = await intentOf(bed, opened.id);
    expect([session.amount_total, charge.amount]).toEqual([9_950, 9_950]);
  });

  it('completes without a card when nothing is left to pay', async () => {
    await bed.stripe.coupons.create({ id: 'free', percent_off: 100 });
    await bed.stripe.promotionCodes.create({ code: 'FREE', promotion: { type: 'coupon', coupon: 'free' } });
    const opened = await openHosted(bed, { allow_promotion_codes: true });
    await apply(pageOf(opened), 'free');
    expect(await (await fetch(pageOf(opened))).text()).toContain('Complete order');
    await payOnPage(pageOf(opened));
    expect(await bed.stripe.checkout.sessions.retrieve(opened.id)).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      amount_total: 0,
      payment_intent: null,
    });
  });

  it('grants the last redemption once, and shows the other customer the new total', async () => {
    await bed.stripe.coupons.create({ id: 'last', amount_off: 5_000, currency: 'usd' });
    const code = await bed.stripe.promotionCodes.create({
      code: 'LAST',
      max_redemptions: 1,
      promotion: { type: 'coupon', coupon: 'last' },
    });
    const [one, two] = [
      await openHosted(bed, { allow_promotion_codes: true }),
      await openHosted(bed, { allow_promotion_codes: true }),
    ];
    await apply(pageOf(one), 'LAST');
    await apply(pageOf(two), 'LAST');
    expect((await payOnPage(pageOf(one))).status).toBe(303);
    const late = await payOnPage(pageOf(two));
    expect(late.html).toContain('The discount has just run out.');
    expect(late.html).toContain('Pay $199.00');
    expect((await bed.stripe.promotionCodes.retrieve(code.id)).active).toBe(false);
  });
});

describe('promotion codes at the API', () => {
  it('finds a code by its word and switches it off', async () => {
    const { data } = await bed.stripe.promotionCodes.list({
      code: 'MAC25',
      expand: ['data.promotion.coupon'],
    });
    expect(data).toMatchObject([{ active: true, promotion: { coupon: { percent_off: 50, valid: true } } }]);
    const id = data[0]?.id ?? '';
    await bed.stripe.promotionCodes.update(id, { active: false });
    const opened = await openHosted(bed, { allow_promotion_codes: true });
    expect((await apply(pageOf(opened), 'MAC25')).html).toContain('This code is not valid.');
    await bed.stripe.promotionCodes.update(id, { active: true });
  });

  it('lets a code expire by the clock', async () => {
    await bed.stripe.promotionCodes.create({
      code: 'SOON',
      expires_at: Math.floor(bed.now().getTime() / 1000) + 60,
      promotion: { type: 'coupon', coupon: 'half' },
    });
    await bed.pass(3_600);
    const { data } = await bed.stripe.promotionCodes.list({ code: 'SOON' });
    expect(data[0]?.active).toBe(false);
  });

  it('opens a session with a discount, and refuses one that does not fit', async () => {
    const { data } = await bed.stripe.promotionCodes.list({ code: 'MAC25' });
    const session = await openHosted(bed, { discounts: [{ promotion_code: data[0]?.id ?? '' }] });
    expect(session).toMatchObject({ amount_total: 9_950, discounts: [{ promotion_code: data[0]?.id }] });
    await bed.stripe.coupons.create({ id: 'euros', amount_off: 100, currency: 'eur' });
    await expect(openHosted(bed, { discounts: [{ coupon: 'euros' }] })).rejects.toThrow('another currency');
    await expect(openHosted(bed, { discounts: [{ coupon: 'none' }] })).rejects.toThrow(
      "No such coupon: 'none'",
    );
  });

  it('applies a coupon only to the products it names', async () => {
    const product = await bed.stripe.products.create({ name: 'Only this' });
    await bed.stripe.coupons.create({ id: 'only', percent_off: 10, applies_to: { products: [product.id] } });
    const session = await openHosted(bed, {
      discounts: [{ coupon: 'only' }],
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 10_000, product: product.id } },
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 7_000, product_data: { name: 'Other' } } },
      ],
    });
    expect(session.total_details?.amount_discount).toBe(1_000);
  });

  it('refuses a second active code with the same word', async () => {
    const again = bed.stripe.promotionCodes.create({
      code: 'mac25',
      promotion: { type: 'coupon', coupon: 'half' },
    });
    await expect(again).rejects.toThrow('already exists');
  });
});
