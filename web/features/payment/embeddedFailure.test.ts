import { expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { embeddedFailure } from './embeddedFailure.ts';

it('tells a provider that did not load and an answer without a payment from any other failure', () => {
  const general = 'Failed to initialize payment. Please try again.';
  expect(embeddedFailure(new Error('Failed to load Stripe'))).toBe('Failed to load Stripe');
  expect(embeddedFailure(new Error('No payment information received from checkout session'))).toBe(
    'No payment information received from checkout session',
  );
  expect(embeddedFailure(new TypeError('Failed to fetch'))).toBe(general);
  expect(embeddedFailure(new ApiError(500, { detail: 'Broken' }, null))).toBe(general);
});

it('passes on that an order is paid already, in the words of the server', () => {
  const paid = new ApiError(409, { detail: 'This order is paid already.', code: 'already_paid' }, null);
  expect(embeddedFailure(paid)).toBe('This order is paid already.');
});
