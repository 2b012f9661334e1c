import { expect, it } from 'vitest';
import { TryLater } from '../tryLater.ts';
import { toApiError } from './errors.ts';

it.each([
  new TryLater('the threads that draw are busy'),
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
])('what may work a moment later is said to: $name', (error) => {
  expect(toApiError(error)).toMatchObject({ code: 'service_unavailable', retryAfter: 5, cause: error });
});

it('what nobody expected is not', () => {
  expect(toApiError(new Error('unexpected'))).toMatchObject({ code: 'internal_error', retryAfter: null });
});
