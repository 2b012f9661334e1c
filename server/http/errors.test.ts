import { expect, it } from 'vitest';
import { WorkerCrash, WorkerTimeout } from '#pdf/workerPool';
import { toApiError } from './errors.ts';

it.each([
  new WorkerTimeout(30_000),
  new WorkerCrash('exit code 1'),
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
])('what may work a moment later is said to: $name', (error) => {
  expect(toApiError(error)).toMatchObject({ code: 'service_unavailable', retryAfter: 5, cause: error });
});

it('what nobody expected is not', () => {
  expect(toApiError(new Error('unexpected'))).toMatchObject({ code: 'internal_error', retryAfter: null });
});
