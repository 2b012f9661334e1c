import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { readDispute, readEvent, readRefund, readSession } from './read.ts';

/** The shapes that the provider publishes, in several versions: what is expanded, an id, null, missing or unknown. */
const CHARGED = 1_795_000_000;
const charge = {
  id: 'ch_1',
  object: 'charge',
  amount: 19_900,
  created: CHARGED,
  paid: true,
  payment_intent: 'pi_1',
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
};
const payment = { id: 'pi_1', object: 'payment_intent', status: 'succeeded', latest_charge: charge };
const session = {
  id: 'cs_1',
  object: 'checkout.session',
  amount_subtotal: 19_900,
  amount_total: 15_920,
  client_secret: null,
  currency: 'usd',
  expires_at: CHARGED + 86_400,
  metadata: { order_id: 'o_1', attempt: '2' },
  payment_intent: payment,
  payment_status: 'paid',
  status: 'complete',
  total_details: { amount_discount: 3_980, amount_shipping: 0, amount_tax: 0, breakdown: { discounts: [] } },
  ui_mode: 'hosted_page',
  url: null,
  a_field_of_next_year: { nested: [1] },
};
const asSession = (change: object) =>
  readSession({ ...session, ...change } as unknown as Stripe.Checkout.Session);

describe('a session', () => {
  it('is read with its payment and charge', () => {
    expect(asSession({})).toEqual({
      id: 'cs_1',
      status: 'complete',
      paymentStatus: 'paid',
      paymentFailed: false,
      orderId: 'o_1',
      attempt: 2,
      currency: 'usd',
      amountSubtotal: 19_900,
      amountDiscount: 3_980,
      amountTax: 0,
      amountTotal: 15_920,
      paymentId: 'pi_1',
      chargedAt: new Date(CHARGED * 1000),
      uiMode: 'hosted',
      clientSecret: null,
      url: null,
      expiresAt: new Date((CHARGED + 86_400) * 1000),
    });
  });

  it.each([
    ['an id', 'pi_1', 'pi_1'],
    ['null, as before it is paid or when nothing is to pay', null, null],
    ['missing', undefined, null],
    ['whole without a charge', { ...payment, latest_charge: null }, 'pi_1'],
    ['whole with the id of its charge', { ...payment, latest_charge: 'ch_1' }, 'pi_1'],
    [
      'whole as in the API before 2022-11-15',
      { id: 'pi_1', status: 'succeeded', charges: { data: [charge] } },
      'pi_1',
    ],
  ])(
    'whose payment is %s has no time of a charge, and is not refused',
    (_what, payment_intent, paymentId) => {
      for (const payment_status of ['paid', 'unpaid'])
        expect(asSession({ payment_intent, payment_status })).toMatchObject({
          paymentId,
          chargedAt: null,
          paymentFailed: false,
        });
    },
  );

  it.each(['requires_payment_method', 'canceled'])(
    'complete and unpaid whose payment %s was refused',
    (status) => {
      const refused = { payment_intent: { ...payment, status, latest_charge: null } };
      expect(asSession({ ...refused, payment_status: 'unpaid' }).paymentFailed).toBe(true);
      expect(asSession({ ...refused, payment_status: 'unpaid', status: 'open' }).paymentFailed).toBe(false);
    },
  );

  it('of somebody else, without totals or with words that are not known, is never paid', () => {
    const bare = {
      metadata: null,
      total_details: null,
      currency: null,
      amount_total: null,
      amount_subtotal: null,
    };
    expect(asSession({ ...bare, payment_status: 'something_new', status: null })).toMatchObject({
      orderId: null,
      attempt: null,
      status: 'open',
      paymentStatus: 'unpaid',
      amountTotal: 0,
      amountDiscount: 0,
    });
    expect(asSession({ metadata: {}, total_details: undefined })).toMatchObject({
      orderId: null,
      amountTax: 0,
    });
  });

  it.each(['expires_at', 'client_secret', 'url'])('without its %s is read as paid all the same', (field) => {
    const read = asSession({ [field]: undefined });
    expect(read).toMatchObject({ paymentStatus: 'paid', orderId: 'o_1', amountTotal: 15_920 });
    for (const value of Object.values(read)) expect(value).not.toBeUndefined();
    expect(read.expiresAt.getTime()).not.toBeNaN();
  });

  it.each([undefined, null, 'soon'])('whose charge was made at %s has no time of a charge', (created) => {
    const read = asSession({ payment_intent: { ...payment, latest_charge: { ...charge, created } } });
    expect(read).toMatchObject({ paymentStatus: 'paid', chargedAt: null });
  });

  it('that nothing was to be paid for is told as such', () => {
    const free = { payment_status: 'no_payment_required', payment_intent: null, amount_total: 0 };
    expect(asSession(free)).toMatchObject({
      paymentStatus: 'no_payment_required',
      paymentId: null,
      amountTotal: 0,
    });
  });
});

describe('a refund', () => {
  const refund = { id: 're_1', object: 'refund', amount: 500, currency: 'usd', charge: 'ch_1', metadata: {} };
  const asRefund = (change: object) => readRefund({ ...refund, ...change } as unknown as Stripe.Refund);

  it.each([
    ['succeeded', 'succeeded'],
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    [null, 'pending'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('that is %s at the provider is %s', (status, state) => {
    expect(asRefund({ status, payment_intent: 'pi_1' }).state).toBe(state);
  });

  it.each([
    ['pi_1', 'pi_1'],
    [payment, 'pi_1'],
    [null, null],
    [undefined, null],
  ])('of the payment %j belongs to %s', (payment_intent, paymentId) => {
    const read = asRefund({ status: 'succeeded', payment_intent, metadata: null });
    expect(read).toMatchObject({ id: 're_1', amount: 500, paymentId, refundId: null });
  });

  it('of ours names our row', () => {
    expect(asRefund({ status: 'succeeded', metadata: { refund_id: 'r_1' } }).refundId).toBe('r_1');
  });
});

it.each([
  ['pi_1', 'pi_1'],
  [payment, 'pi_1'],
  [null, null],
  [undefined, null],
])('a dispute of the payment %j belongs to %s', (payment_intent, paymentId) => {
  const dispute = { id: 'du_1', object: 'dispute', amount: 5, currency: 'usd', status: 'needs_response' };
  const told = {
    ...dispute,
    charge,
    payment_intent,
    evidence: {},
    balance_transactions: [],
    is_charge_refundable: false,
  };
  expect(readDispute(told as unknown as Stripe.Dispute)).toMatchObject({
    id: 'du_1',
    state: 'open',
    paymentId,
  });
});

describe('an event', () => {
  const event = { id: 'evt_1', object: 'event', created: CHARGED, livemode: true, pending_webhooks: 1 };
  const completed = { ...event, type: 'checkout.session.completed', data: { object: session } };

  it.each([
    ['of today', { api_version: '2026-02-25.clover', request: { id: null, idempotency_key: null } }],
    ['of 2016', { api_version: '2016-07-06', request: 'req_1', user_id: 'usr_1' }],
    ['of no version', { api_version: null, request: null, account: null }],
    ['of an organisation, with the account it belongs to', { context: 'acct_ours' }],
    ['with what has changed', { data: { object: session, previous_attributes: { status: 'open' } } }],
  ])('%s is read by its subject', (_what, change) => {
    const paidAt = new Date(CHARGED * 1000);
    const read = { id: 'evt_1', ours: true, subject: 'session', subjectId: 'cs_1', paidAt };
    expect(readEvent({ ...completed, ...change })).toMatchObject(read);
  });

  it.each(['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'])(
    'of the type %s is about its dispute',
    (type) => {
      const object = { id: 'du_1', object: 'dispute', charge: 'ch_1', payment_intent: 'pi_1' };
      expect(readEvent({ ...event, type, data: { object } })).toMatchObject({
        subject: 'dispute',
        subjectId: 'du_1',
      });
    },
  );

  it('on a refunded charge finds the payment, whole or by its id', () => {
    for (const payment_intent of ['pi_1', payment])
      expect(
        readEvent({ ...event, type: 'charge.refunded', data: { object: { ...charge, payment_intent } } }),
      ).toMatchObject({ subject: 'payment', subjectId: 'pi_1' });
  });

  it.each([
    'payment_intent.succeeded',
    'charge.succeeded',
    'promotion_code.updated',
    'coupon.deleted',
    'invoice.paid',
  ])('of the type %s is no news of an order', (type) => {
    expect(readEvent({ ...event, type, data: { object: payment } })).toMatchObject({ subject: 'other' });
  });
});
