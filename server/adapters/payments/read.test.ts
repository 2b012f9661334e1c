import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { readDispute, readEvent, REFUND_AND_DISPUTE_TYPES } from './read.ts';

it.each([
  ['won', undefined, 'won'],
  ['warning_closed', undefined, 'won'],
  ['lost', undefined, 'lost'],
  ['prevented', 'block', 'won'],
  ['prevented', 'resolution', 'lost'],
  ['prevented', undefined, 'lost'],
  ['needs_response', 'chargeback', 'open'],
  ['warning_under_review', 'inquiry', 'open'],
  ['appeal_under_review', 'chargeback', 'open'],
  ['something_new', undefined, 'open'],
])('a dispute that is %s, of the case %s, is %s', (status, caseType, state) => {
  const method = caseType ? { payment_method_details: { type: 'card', card: { case_type: caseType } } } : {};
  const told = {
    id: 'dp_1',
    amount: 5,
    currency: 'usd',
    payment_intent: 'pi_1',
    is_charge_refundable: false,
  };
  const dispute = { ...told, status, ...method };
  expect(readDispute(dispute as Stripe.Dispute)).toEqual({
    id: 'dp_1',
    state,
    amount: 5,
    currency: 'usd',
    paymentId: 'pi_1',
    refundable: false,
  });
});

it('a bank that only inquires leaves the payment to be refunded', () => {
  const told = { id: 'dp_1', amount: 5, currency: 'usd', payment_intent: 'pi_1', is_charge_refundable: true };
  const inquiry = { ...told, status: 'warning_needs_response' };
  expect(readDispute(inquiry as Stripe.Dispute)).toMatchObject({ state: 'open', refundable: true });
});

it.each([
  ['refund.created', 'refund', 're_1'],
  ['charge.refund.updated', 'refund', 're_1'],
  ['charge.refunded', 'payment', 'pi_1'],
  ['charge.dispute.closed', 'dispute', 're_1'],
  ['balance.available', 'other', ''],
  ['constructor', 'other', ''],
  ['__proto__', 'other', ''],
])('an event of the type %s is about a subject “%s”', (type, subject, subjectId) => {
  const object = { id: 're_1', payment_intent: 'pi_1' };
  expect(readEvent({ id: 'evt_1', type, data: { object } })).toEqual({
    id: 'evt_1',
    type,
    ours: true,
    subject,
    subjectId,
    paidAt: null,
  });
});

it('a refunded payment is found by its id, alone or in the whole payment, and one without is nobody’s', () => {
  const told = (payment_intent: unknown) =>
    readEvent({ id: 'evt_1', type: 'charge.refunded', data: { object: { id: 'ch_1', payment_intent } } });
  expect(told('pi_1')).toMatchObject({ subject: 'payment', subjectId: 'pi_1' });
  expect(told({ id: 'pi_1', object: 'payment_intent' })).toMatchObject({ subjectId: 'pi_1' });
  for (const none of [null, undefined, 7, {}]) expect(told(none)).toMatchObject({ subject: 'other' });
});

it.each([
  ['checkout.session.completed', 'paid', true],
  ['checkout.session.completed', 'no_payment_required', true],
  ['checkout.session.completed', 'unpaid', false],
  ['checkout.session.async_payment_succeeded', 'paid', true],
  ['checkout.session.async_payment_failed', 'unpaid', false],
  ['charge.refunded', 'paid', false],
])('an event of the type %s, of a session that was %s, tells of a payment: %s', (type, status, tells) => {
  const object = { id: 'cs_1', payment_intent: 'pi_1', payment_status: status };
  const event = { id: 'evt_1', type, created: 1_795_000_000, data: { object } };
  expect(readEvent(event)?.paidAt).toEqual(tells ? new Date(1_795_000_000_000) : null);
  expect(readEvent({ ...event, created: 'yesterday' })?.paidAt).toBeNull();
});

it.each([
  ['v1.checkout.session.completed', 'session', null],
  ['v1.checkout.session.async_payment_succeeded', 'session', new Date('2026-11-18T11:06:40.000Z')],
  ['v1.refund.updated', 'refund', null],
  ['v1.charge.refund.updated', 'refund', null],
  ['v1.charge.dispute.closed', 'dispute', null],
])('a thin event of the type %s names a %s', (type, subject, paidAt) => {
  const event = {
    id: 'evt_1',
    object: 'v2.core.event',
    type,
    livemode: false,
    created: '2026-11-18T11:06:40.000Z',
    related_object: { id: 'obj_1', type: 'of_its_kind', url: '/v1/of_its_kind/obj_1' },
  };
  const read = { id: 'evt_1', type, ours: true, subject, subjectId: 'obj_1', paidAt };
  expect(readEvent(event)).toEqual(read);
  expect(readEvent({ ...event, context: null, reason: null, snapshot_event: 'evt_2' })).toEqual(read);
  expect(readEvent({ ...event, context: 'acct_1' })).toEqual({ ...read, ours: false });
});

it('a thin event that names nothing, or a charge without its payment, is nobody’s', () => {
  const named = (type: string, related_object: unknown) =>
    readEvent({ id: 'evt_1', type, created: '2026-11-18T11:06:40Z', related_object });
  const none = { subject: 'other', subjectId: '', paidAt: null };
  for (const nothing of [null, undefined, {}, { id: '' }, { id: 7 }])
    expect(named('v1.checkout.session.completed', nothing)).toMatchObject(none);
  expect(named('v1.charge.refunded', { id: 'ch_1', type: 'charge' })).toMatchObject(none);
  expect(named('v2.core.event_destination.ping', { id: 'ed_1' })).toMatchObject(none);
});

it('the list of events to catch up on names each kind once', () => {
  expect(REFUND_AND_DISPUTE_TYPES).toEqual([
    'refund.created',
    'refund.updated',
    'refund.failed',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
  ]);
});

it('an event with an id or type that we cannot store is not from the provider', () => {
  const data = { object: { id: 're_1' } };
  expect(readEvent({ id: 'evt\u0000', type: 'refund.created', data })).toBeNull();
  expect(readEvent({ id: 'evt_1', type: 'refund\ud800', data })).toBeNull();
  expect(
    readEvent({ id: 'evt_1', type: 'refund.created', data: { object: { id: '\u0000' } } }),
  ).toMatchObject({
    subject: 'other',
  });
});
