import { expect, test } from 'vitest';
import { ApiError, errorResponse, invalid } from './errors.ts';

test.each([
  [0.4, 'in a minute.'],
  [60, 'in a minute.'],
  [61, 'in 2 minutes.'],
  [3599, 'in 60 minutes.'],
])('a limit that ends in %d s says when to try again', (retryAfter, end) => {
  expect(new ApiError('too_many_requests', { retryAfter }).message).toBe(
    `Too many requests. Please try again ${end}`,
  );
});

test('a refused form lists its faults, everything else says what is wrong, and which order was paid', () => {
  const fields = [{ loc: ['body', 'email'], msg: 'Not an address', type: 'value_error' }];
  expect(errorResponse(invalid(fields))).toEqual({
    status: 422,
    body: { title: 'Validation Error', detail: fields, code: 'validation_error' },
  });
  expect(errorResponse(new ApiError('not_found', { detail: 'There is no such order.' }))).toEqual({
    status: 404,
    body: { detail: 'There is no such order.', code: 'not_found' },
  });
  expect(errorResponse(new ApiError('already_paid', { orderId: 'an-order' })).body).toEqual({
    detail: 'This order has already been paid.',
    code: 'already_paid',
    order_id: 'an-order',
  });
});
