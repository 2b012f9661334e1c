import { expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { addressProblem, startFailure } from './createCheckout.ts';
import { embeddedFailure } from './embeddedFailure.ts';

const textOf = (error: unknown) => embeddedFailure(error).error;

it('distinguishes a provider that failed to load, and a missing payment, from other failures', () => {
  const general = 'Failed to initialize payment. Please try again.';
  expect(textOf(new Error('Failed to load Stripe'))).toBe('Failed to load Stripe');
  expect(textOf(new Error('No payment information received from checkout session'))).toBe(
    'No payment information received from checkout session',
  );
  expect(textOf(new TypeError('Failed to fetch'))).toBe(general);
  expect(textOf(new ApiError(500, { detail: 'Broken' }, null))).toBe(general);
  expect(startFailure(new TypeError('Failed to fetch'))).toMatchObject({
    error: 'Failed to initialize payment. Please try again or contact support.',
    obstacle: null,
  });
});

it('reports that an order is already paid, and which one', () => {
  const body = { detail: 'This order is paid already.', code: 'already_paid', order_id: 'o1' };
  const told = { status: 'error', error: 'This order is paid already.', orderId: 'o1', obstacle: 'paid' };
  for (const failure of [startFailure, embeddedFailure])
    expect(failure(new ApiError(409, body, null))).toMatchObject(told);
});

it('reports that a product cannot be ordered', () => {
  const off = { detail: 'The Silver cannot be ordered at the moment.', code: 'conflict' };
  expect(startFailure(new ApiError(409, off, null))).toMatchObject({
    error: off.detail,
    obstacle: 'product',
  });
  const gone = { detail: 'Failed to find product with ID: prod_1', code: 'not_found' };
  expect(startFailure(new ApiError(404, gone, null))).toMatchObject({
    error: 'This package is no longer on offer. Please choose another one.',
    obstacle: 'product',
  });
  const profile = { detail: 'The profile was not found.', code: 'not_found' };
  expect(startFailure(new ApiError(404, profile, null)).obstacle).toBeNull();
});

it('finds the error of the delivery address in a refused call', () => {
  const fault = { loc: ['body', 'delivery_email'], msg: 'Please enter a valid email', type: 'invalid' };
  const refused = new ApiError(422, { detail: [fault], code: 'validation_error' }, null);
  expect(addressProblem(refused)).toBe('Please enter a valid email');
  expect(addressProblem(new ApiError(422, { detail: [{ ...fault, loc: ['body', 'x'] }] }, null))).toBeNull();
});
