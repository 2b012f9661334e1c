import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { testClock } from '#testing/clock';
import { type PaymentProvider, ProviderFailure } from './provider.ts';
import { openStripe } from './stripe.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A provider, or something in its place, that answers every call in the same way. */
async function answering(answer: (response: ServerResponse) => void): Promise<PaymentProvider> {
  server = createServer((request, response) => {
    request.resume();
    answer(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return openStripe({
    secretKey: 'sk_test_key',
    webhookSecret: 'whsec_secret',
    sandbox: { host: '127.0.0.1', port },
    clock: testClock(),
    timeoutMs: 1000,
  }).provider;
}

const CALLS: readonly [string, (provider: PaymentProvider) => Promise<unknown>][] = [
  ['a session', (provider) => provider.fetchSession('cs_1')],
  ['a list', (provider) => provider.listRefunds('pi_1')],
  [
    'a refund',
    (provider) =>
      provider.refund({ refundId: 'r', attempt: 1, orderId: 'o', paymentId: 'pi_1', amount: 500 }),
  ],
];

async function expectUnanswered(provider: PaymentProvider): Promise<void> {
  for (const [what, call] of CALLS) {
    const failure = await call(provider).catch((error: unknown) => error);
    expect(failure, what).toBeInstanceOf(ProviderFailure);
    expect(failure, what).toMatchObject({ kind: 'unavailable', keySpent: false });
  }
}

it.each([
  ['a page', 200, '<html>Welcome</html>'],
  ['nothing', 200, ''],
  ['null', 200, 'null'],
  ['a text', 200, '"ok"'],
  ['a list', 200, '[]'],
  ['an object of no kind', 200, '{}'],
  ['half an object', 200, '{"object":"refund"'],
  ['a redirection', 302, ''],
  ['a refusal of no kind', 400, '{"message":"Bad Request"}'],
  ['a refusal with a text', 403, '{"error":"Forbidden"}'],
  ['a refusal with null', 404, 'null'],
  ['the page of a proxy', 502, '<html>Bad Gateway</html>'],
])('%s (%i) in place of an answer counts as none', async (_what, status, body) => {
  const provider = await answering((response) =>
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(body),
  );
  await expectUnanswered(provider);
});

it('an answer that never ends counts as none, within the time of its tries', async () => {
  const provider = await answering((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const dripping = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(dripping));
  });
  const began = performance.now();
  await expect(provider.fetchSession('cs_1')).rejects.toBeInstanceOf(ProviderFailure);
  expect(performance.now() - began).toBeLessThan(6000);
});

it('an answer longer than any of the provider’s is not read to its end', async () => {
  let sent = 0;
  const part = ' '.repeat(1024 * 1024);
  const provider = await answering((response) => {
    const more = () => {
      sent += part.length;
      if (!response.destroyed) response.write(part, () => setImmediate(more));
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    more();
  });
  await expect(provider.fetchSession('cs_1')).rejects.toBeInstanceOf(ProviderFailure);
  expect(sent).toBeLessThan(100 * part.length);
});

it('what the provider says itself is heard as before', async () => {
  const gone = await answering((response) =>
    response.writeHead(404).end('{"error":{"type":"invalid_request_error","message":"No such session"}}'),
  );
  expect(await gone.fetchSession('cs_1')).toBeNull();
  server.close();
  const made = await answering((response) =>
    response.writeHead(200).end('{"object":"refund","id":"re_1","status":"succeeded"}'),
  );
  expect(await made.fetchRefund('re_1')).toMatchObject({ id: 're_1', state: 'succeeded' });
});
