import { expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { passesAfter } from './useOnceWaited.ts';

it('shows a refusal as long as it is true, and long enough to be read', () => {
  expect(passesAfter(new ApiError(429, null, null, 900_000))).toBe(900_000);
  // "In a minute".
  expect(passesAfter(new ApiError(429, null, null, 1000))).toBe(60_000);
});
it('keeps every message that names no wait', () => {
  expect(passesAfter(new ApiError(429, null, null))).toBeNull();
  expect(passesAfter(new ApiError(503, null, null, 5000))).toBeNull();
  expect(passesAfter(new TypeError('Failed to fetch'))).toBeNull();
  expect(passesAfter(undefined)).toBeNull();
});
