import { expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { SessionReplaced } from '#api/tokenOwner.ts';
import { failureText, UNREACHED } from './failureText.ts';

const refused = (detail: unknown): ApiError => new ApiError(422, { detail }, null);

it('uses the server’s message, and blames the connection where there is no response', () => {
  expect(failureText(new ApiError(429, { detail: 'Too many attempts' }, null))).toBe('Too many attempts');
  expect(failureText(new TypeError('Failed to fetch'))).toBe(UNREACHED);
  expect(failureText(new SessionReplaced())).toBe('You are no longer signed in here. Please sign in again.');
});

it('has its own text for a server error without a message of ours', () => {
  const words = 'Our server cannot answer at the moment. Please try again in a few minutes.';
  for (const status of [500, 502, 503, 504])
    expect(failureText(new ApiError(status, null, null))).toBe(words);
  const ours = { detail: 'Something went wrong on our side. Please try again.', code: 'internal_error' };
  expect(failureText(new ApiError(500, ours, null))).toBe(ours.detail);
});

it('uses the first field error rather than the title of the status', () => {
  const fields = ['Change an answer first.', 'second'].map((msg) => ({ loc: ['body', 'x'], msg, type: 'x' }));
  expect(failureText(refused(fields))).toBe('Change an answer first.');
  expect(failureText(refused([]))).toBe('Validation Error');
});
