import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formAt, payOnPage, postForm } from '../testing/payOnPage.ts';
import { sandboxDeliveries, sandboxIdempotency, sandboxObjects } from '../schema.ts';
import { intentOf, openHosted, pageOf } from '../testing/checkouts.ts';
import { openTestBed, type TestBed } from '../testing/testBed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());

describe('a card that pays', () => {
  it('completes the session and sends the customer to the success address', async () => {
    const opened = await openHosted(bed, { payment_intent_data: { metadata: { order: '7' } } });
    const answer = await payOnPage(pageOf(opened));
    expect(answer).toMatchObject({
      status: 303,
      location: `${bed.origin}/success?session_id=${opened.id}`,
    });
    const { session, intent, charge } = await intentOf(bed, opened.id);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'amara@example.com', name: 'Test Customer' },
    });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 19_900, metadata: { order: '7' } });
    expect(charge).toMatchObject({
      amount: 19_900,
      paid: true,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', exp_year: 2040 } },
    });
  });

  it('is charged once, however often the form is posted at the same time', async () => {
    const opened = await openHosted(bed);
    const { action, nonce } = formAt(await (await fetch(pageOf(opened))).text());
    const fields = {
      nonce,
      method: 'card',
      cardNumber: '4242424242424242',
      cardExpiry: '12/40',
      cardCvc: '123',
      cardName: 'A B',
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => postForm(`${bed.origin}${action}`, fields)),
    );
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([303]));
    const { intent } = await intentOf(bed, opened.id);
    expect((await bed.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  it('is charged once from two tabs', async () => {
    const opened = await openHosted(bed);
    await Promise.all(
      [payOnPage(pageOf(opened)), payOnPage(pageOf(opened))].map((one) => one.catch(() => null)),
    );
    const { intent } = await intentOf(bed, opened.id);
    expect((await bed.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });
});

describe('a card that does not pay', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', null, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', null, 'Your card&#39;s security code is incorrect.'],
  ])('%s leaves the session open with %s', async (cardNumber, code, declineCode, message) => {
    const opened = await openHosted(bed);
    const answer = await payOnPage(pageOf(opened), { cardNumber });
    expect(answer.status).toBe(400);
    expect(answer.html).toContain(message);
    expect(answer.html).toContain('role="alert"');
    const { session, intent, charge } = await intentOf(bed, opened.id);
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(intent.status).toBe('requires_payment_method');
    expect(intent.last_payment_error).toMatchObject({ type: 'card_error', code, charge: charge.id });
    expect(intent.last_payment_error?.decline_code ?? null).toBe(declineCode);
    expect(charge).toMatchObject({ status: 'failed', failure_code: code, paid: false });
  });

  it('is tried once when the form is posted twice, after which another card pays', async () => {
    const opened = await openHosted(bed);
    const { action, nonce } = formAt(await (await fetch(pageOf(opened))).text());
    const fields = {
      nonce,
      method: 'card',
      cardNumber: '4000000000000002',
      cardExpiry: '12/40',
      cardCvc: '123',
      cardName: 'A B',
    };
    const [first, second] = [
      await postForm(`${bed.origin}${action}`, fields),
      await postForm(`${bed.origin}${action}`, fields),
    ];
    expect(first.html).toContain('Your card was declined.');
    expect(second.html).toContain('Your card was declined.');
    const { intent } = await intentOf(bed, opened.id);
    expect((await bed.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
    expect((await payOnPage(pageOf(opened))).status).toBe(303);
    const after = await intentOf(bed, opened.id);
    expect(after.intent).toMatchObject({ id: intent.id, status: 'succeeded', last_payment_error: null });
  });

  it('has every wrong field marked at once, and keeps what was typed except the security code', async () => {
    const opened = await openHosted(bed, { customer_email: undefined } as never);
    const wrong = {
      email: 'nobody',
      cardNumber: '4242424242424241',
      cardExpiry: '1/20',
      cardCvc: '99',
      cardName: '',
    };
    const { html } = await payOnPage(pageOf(opened), wrong);
    for (const name of ['email', 'cardNumber', 'cardExpiry', 'cardCvc', 'cardName']) {
      expect(html).toContain(`id="${name}-problem" role="alert"`);
    }
    expect(html).toContain('value="nobody"');
    expect(html).not.toContain('value="99"');
    expect((await bed.stripe.checkout.sessions.retrieve(opened.id)).payment_intent).toBeNull();
  });
});

describe('a bank debit', () => {
  it.each([
    ['success', 'paid', 'succeeded', 'async_payment_succeeded'],
    ['failure', 'unpaid', 'requires_payment_method', 'async_payment_failed'],
  ] as const)('ending in %s settles later', async (debitResult, payment, intentStatus, event) => {
    const opened = await openHosted(bed);
    expect((await payOnPage(pageOf(opened), { method: 'us_bank_account', debitResult })).status).toBe(303);
    const pending = await intentOf(bed, opened.id);
    expect(pending.session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect([pending.intent.status, pending.charge.status]).toEqual(['processing', 'pending']);
    await bed.pass(9);
    const settled = await intentOf(bed, opened.id);
    expect(settled.session).toMatchObject({ status: 'complete', payment_status: payment });
    expect(settled.intent.status).toBe(intentStatus);
    const [call] = await bed.arrived(`checkout.session.${event}`);
    expect(call?.event.data.object).toMatchObject({ id: opened.id, payment_status: payment });
  });
});

describe('the page', () => {
  it('answers 410 once expired, and 404 for an unknown session', async () => {
    const opened = await openHosted(bed);
    await bed.stripe.checkout.sessions.expire(opened.id);
    const page = `${bed.origin}/sandbox/checkout/${opened.id}`;
    expect((await fetch(page)).status).toBe(410);
    expect((await postForm(`${page}/pay`, { nonce: 'x', method: 'card' })).location).toBe(
      `/sandbox/checkout/${opened.id}`,
    );
    for (const path of [
      '/sandbox/checkout/cs_test_none',
      '/sandbox/checkout/%00',
      '/sandbox/embedded/none',
    ]) {
      expect([path, (await fetch(bed.origin + path)).status]).toEqual([path, 404]);
    }
  });

  it('leads back through Cancel without closing the session', async () => {
    const opened = await openHosted(bed);
    const answer = await fetch(`${pageOf(opened)}/cancel`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`${bed.origin}/cancelled?session_id=${opened.id}`);
    expect((await bed.stripe.checkout.sessions.retrieve(opened.id)).status).toBe('open');
  });

  it('escapes the shop’s texts and runs no script but its own', async () => {
    const opened = await openHosted(bed, {
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 500, product_data: { name: '<img onerror=x>' } },
        },
      ],
    });
    const answer = await fetch(pageOf(opened));
    const html = await answer.text();
    expect(html).toContain('&lt;img onerror=x&gt;');
    expect(html).toContain('Test mode:</strong> no card is charged');
    expect(html).not.toMatch(/<script(?![^>]*src="\/sandbox\/assets\/checkout\.js")|<style|style=/);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*img-src 'self'.*frame-ancestors 'none'/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('asks for consent when told to and records it', async () => {
    const opened = await openHosted(bed, {
      consent_collection: { terms_of_service: 'required', promotions: 'auto' },
    });
    expect((await payOnPage(pageOf(opened))).html).toContain('Please agree to the terms to go on.');
    await payOnPage(pageOf(opened), { terms: '1' });
    expect((await bed.stripe.checkout.sessions.retrieve(opened.id)).consent).toEqual({
      promotions: 'opt_out',
      terms_of_service: 'accepted',
    });
  });

  it('tells the embedding page when the payment is complete', async () => {
    const opened = await bed.stripe.checkout.sessions.create({
      mode: 'payment',
      ui_mode: 'embedded_page',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name: 'x' } } },
      ],
      return_url: `${bed.origin}/return?session_id={CHECKOUT_SESSION_ID}`,
    });
    const path = `/sandbox/embedded/${opened.client_secret}`;
    expect((await fetch(bed.origin + path)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self'",
    );
    const paid = await payOnPage(bed.origin + path, { email: 'ana@example.com' });
    expect(paid).toMatchObject({ status: 303, location: path });
    const done = await (await fetch(bed.origin + path)).text();
    expect(done).toContain(
      `data-complete="${opened.id}" data-redirect="${bed.origin}/return?session_id=${opened.id}"`,
    );
    expect((await fetch(`${bed.origin}/sandbox/checkout/${opened.id}`)).status).toBe(404);
  });
});

it('stores no card number', async () => {
  await payOnPage(pageOf(await openHosted(bed)), { cardNumber: '4000 0566 5566 5556', cardCvc: '737' });
  for (const table of [sandboxObjects, sandboxIdempotency, sandboxDeliveries]) {
    const rows = await bed.db.select().from(table);
    expect(JSON.stringify(rows)).not.toMatch(/4000\s?0566\s?5566\s?5556|"737"/);
  }
  const [kept] = await bed.db
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(sql`data #>> '{card,last4}' = '5556'`);
  expect(kept?.id).toMatch(/^pm_/);
});
