import { expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { isUnanswered } from './unanswered.ts';

it.each([500, 502, 503, 504, 429, 408])('treats %i as unanswered', (status) => {
  expect(isUnanswered(new ApiError(status, null, null))).toBe(true);
});

it.each([400, 401, 403, 404, 409, 410, 422])('treats %i as answered', (status) => {
  expect(isUnanswered(new ApiError(status, null, null))).toBe(false);
});

it('treats a network error as unanswered, and a faulty response as answered', () => {
  expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true);
  expect(isUnanswered(new SyntaxError('Unexpected token'))).toBe(false);
});
