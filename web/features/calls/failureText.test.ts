import { expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { SessionReplaced } from '#api/tokenOwner.ts';
import { failureText, UNREACHED } from './failureText.ts';

const refused = (detail: unknown): ApiError => new ApiError(422, { detail }, null);

it('says what the server said, and blames the connection when it said nothing', () => {
  expect(failureText(new ApiError(429, { detail: 'Too many attempts' }, null))).toBe('Too many attempts');
  expect(failureText(new TypeError('Failed to fetch'))).toBe(UNREACHED);
  expect(failureText(new SessionReplaced())).toBe('You are no longer signed in here. Please sign in again.');
});

it('names no status of a server, or of what stands before it, that failed without a word of ours', () => {
  const words = 'Our server cannot answer at the moment. Please try again in a few minutes.';
  for (const status of [500, 502, 503, 504])
    expect(failureText(new ApiError(status, null, null))).toBe(words);
  const ours = { detail: 'Something went wrong on our side. Please try again.', code: 'internal_error' };
  expect(failureText(new ApiError(500, ours, null))).toBe(ours.detail);
});

it('says what is wrong with the first field that a refusal names, rather than the name of the status', () => {
  const fields = ['Change an answer first.', 'second'].map((msg) => ({ loc: ['body', 'x'], msg, type: 'x' }));
  expect(failureText(refused(fields))).toBe('Change an answer first.');
  expect(failureText(refused([]))).toBe('Validation Error');
});
