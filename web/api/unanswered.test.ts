import { expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { isUnanswered } from './unanswered.ts';

it.each([500, 502, 503, 504, 429, 408])('takes %i for no answer', (status) => {
  expect(isUnanswered(new ApiError(status, null, null))).toBe(true);
});

it.each([400, 401, 403, 404, 409, 410, 422])('takes %i for an answer', (status) => {
  expect(isUnanswered(new ApiError(status, null, null))).toBe(false);
});

it('takes the network’s own error for no answer, and a fault of what was answered for one', () => {
  expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true);
  expect(isUnanswered(new SyntaxError('Unexpected token'))).toBe(false);
});
