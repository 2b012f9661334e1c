import { type AddressInfo, connect } from 'node:net';
import type { ApiError } from '@global-fit/contract/errors';
import { fastify } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TransactionTimeout } from '#db/transaction';
import { TryLater } from '#workers/tryLater';
import { beginError, toApiError } from './errors.ts';

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

describe('a connection reset', () => {
  /** What an app answers, and warns of, when a client sends these bytes and leaves once they have arrived. */
  async function answerTo(bytes: string) {
    const warned: string[] = [];
    const app = fastify({ logger: { level: 'warn', stream: { write: (line) => warned.push(line) } } });
    const { promise: answered, resolve } = Promise.withResolvers<ApiError>();
    app.setErrorHandler((error, request, reply) => {
      resolve(beginError(error, request, reply));
      return reply.send();
    });
    app.post('/', () => {
      throw coded('ECONNRESET');
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    app.server.once('request', () => setImmediate(() => client.destroy()));
    client.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${bytes}`);
    const answer = await answered;
    await app.close();
    return { answer, warned };
  }

  it('by the client in the middle of its request is no outage, and warns nobody', async () => {
    const { answer, warned } = await answerTo('Content-Length: 100\r\n\r\n{"half":');
    expect(answer).toMatchObject({ code: 'bad_request', cause: { code: 'ECONNRESET' } });
    expect(warned).toEqual([]);
  });

  it('on the way to the database is one', async () => {
    const { answer, warned } = await answerTo('Content-Length: 2\r\n\r\n{}');
    expect(answer).toMatchObject({ code: 'service_unavailable', cause: { code: 'ECONNRESET' } });
    expect(warned).toEqual([expect.stringContaining('a request met an outage')]);
  });
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
