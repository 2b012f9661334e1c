import { expect, test } from 'vitest';
import { ApiError } from './errors.ts';

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
