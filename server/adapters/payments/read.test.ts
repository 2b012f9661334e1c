import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { readDispute, readEvent } from './read.ts';

it.each([
  ['won', undefined, 'won'],
  ['warning_closed', undefined, 'won'],
  ['lost', undefined, 'lost'],
  ['prevented', 'block', 'won'],
  ['prevented', 'resolution', 'lost'],
  ['prevented', undefined, 'lost'],
  ['needs_response', 'chargeback', 'open'],
  ['appeal_under_review', 'chargeback', 'open'],
  ['something_new', undefined, 'open'],
])('a dispute that is %s, of the case %s, is %s', (status, caseType, state) => {
  const method = caseType ? { payment_method_details: { type: 'card', card: { case_type: caseType } } } : {};
  const dispute = { id: 'dp_1', amount: 5, currency: 'usd', payment_intent: 'pi_1', status, ...method };
  expect(readDispute(dispute as Stripe.Dispute)).toEqual({
    id: 'dp_1',
    state,
    amount: 5,
    currency: 'usd',
    paymentId: 'pi_1',
  });
});

it.each([
  ['refund.created', 'refund', 're_1'],
  ['charge.dispute.closed', 'dispute', 're_1'],
  ['balance.available', 'other', ''],
  ['constructor', 'other', ''],
  ['__proto__', 'other', ''],
])('an event of the type %s is about a subject “%s”', (type, subject, subjectId) => {
  expect(readEvent({ id: 'evt_1', type, data: { object: { id: 're_1' } } })).toEqual({
    id: 'evt_1',
    type,
    ours: true,
    subject,
    subjectId,
  });
});

it('an event whose id or type could not be kept is none of the provider’s', () => {
  const data = { object: { id: 're_1' } };
  expect(readEvent({ id: 'evt\u0000', type: 'refund.created', data })).toBeNull();
  expect(readEvent({ id: 'evt_1', type: 'refund\ud800', data })).toBeNull();
  expect(
    readEvent({ id: 'evt_1', type: 'refund.created', data: { object: { id: '\u0000' } } }),
  ).toMatchObject({
    subject: 'other',
  });
});
