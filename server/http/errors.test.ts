import { fastify } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { TransactionTimeout } from '#db/transaction';
import { TryLater } from '../tryLater.ts';
import { toApiError } from './errors.ts';

const coded = (code: string) => Object.assign(new Error(`error ${code}`), { code });

it.each([
  new TryLater('the threads that draw are busy'),
  new TransactionTimeout(10_000),
  coded('ECONNREFUSED'),
  // Full disk, no memory, too many connections; another server has taken over; no answer in time.
  ...['53100', '53200', '53300', '25006', '57014'].map(coded),
])('a temporary failure is recognised: $name', (error) => {
  expect(toApiError(error)).toMatchObject({ code: 'service_unavailable', retryAfter: 5, cause: error });
});

it('an unexpected error is not taken for a temporary one', () => {
  expect(toApiError(new Error('unexpected'))).toMatchObject({ code: 'internal_error', retryAfter: null });
});

it.each([
  [[], ['body']],
  [null, ['body']],
  [{ rooms: [{ beds: 'two' }] }, ['body', 'rooms', 0, 'beds']],
])('the location of a fault in %j is written as %j', async (payload, loc) => {
  const app = fastify().setValidatorCompiler(validatorCompiler);
  app.setErrorHandler((error, _request, reply) => reply.send(toApiError(error).fields));
  const body = z.object({ rooms: z.array(z.object({ beds: z.int() })) });
  app.post('/', { schema: { body } }, () => null);
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload: JSON.stringify(payload) });
  expect(answer.json()).toMatchObject([{ loc }]);
});
