import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payOnPage, postForm } from '../testing/payOnPage.ts';
import { intentOf, openHosted, pageOf } from '../testing/checkouts.ts';
import { openTestBed, type TestBed } from '../testing/testBed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());

/** The hidden fields of a page. */
const hiddenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

const authenticate = (id: string, answer: string, typed: Readonly<Record<string, string>> = {}) =>
  postForm(`${bed.origin}/sandbox/authenticate/${id}`, { ...typed, answer });

describe('3-D Secure', () => {
  it('is not asked for before somebody tries to pay', async () => {
    const opened = await openHosted(bed);
    const answer = await authenticate(opened.id, 'complete');
    expect(answer.status).toBe(400);
    expect((await payOnPage(pageOf(opened))).status).toBe(303);
  });

  it('pays after the customer completes it', async () => {
    const opened = await openHosted(bed);
    const asked = await payOnPage(pageOf(opened), { cardNumber: '4000002500003155' });
    expect(asked.html).toContain(`action="/sandbox/authenticate/${opened.id}"`);
    const waiting = await bed.stripe.checkout.sessions.retrieve(opened.id, { expand: ['payment_intent'] });
    expect(waiting).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_action',
        next_action: { redirect_to_url: { url: `${bed.origin}/sandbox/authenticate/${opened.id}` } },
      },
    });
    const [first, second] = [
      await authenticate(opened.id, 'complete'),
      await authenticate(opened.id, 'complete'),
    ];
    expect(first.location).toBe(`${bed.origin}/success?session_id=${opened.id}`);
    expect(second.location).toBe(first.location);
    const { session, charge } = await intentOf(bed, opened.id);
    expect(session.payment_status).toBe('paid');
    expect(charge.payment_method_details?.card?.three_d_secure?.result).toBe('authenticated');
  });

  it('can be repeated after a failure, keeping what was typed except the security code', async () => {
    const opened = await openHosted(bed);
    const asked = await payOnPage(pageOf(opened), { cardNumber: '4000000000003220' });
    const failed = await authenticate(opened.id, 'fail', hiddenIn(asked.html));
    for (const typed of ['4000000000003220', '12 / 40', 'Test Customer'])
      expect(failed.html).toContain(`value="${typed}"`);
    expect(failed.html).not.toContain('value="123"');
    expect(failed.html).toContain('Your bank could not confirm that this was you.');
    const session = await bed.stripe.checkout.sessions.retrieve(opened.id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      },
    });
    expect((await payOnPage(pageOf(opened))).status).toBe(303);
  });

  it('takes no money when the session has expired meanwhile', async () => {
    const opened = await openHosted(bed);
    await payOnPage(pageOf(opened), { cardNumber: '4000002500003155' });
    await bed.stripe.checkout.sessions.expire(opened.id);
    expect((await authenticate(opened.id, 'complete')).location).toBe(`/sandbox/checkout/${opened.id}`);
    const session = await bed.stripe.checkout.sessions.retrieve(opened.id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({ status: 'expired', payment_intent: { status: 'canceled' } });
  });
});
