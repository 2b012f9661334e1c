import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '#adapters/log';
import type { SiteFile } from '#site/readSite';
import { openSite } from '#site/sendSite';
import { endConnectionsWhenClosing } from './closing.ts';
import { openRequestMetrics } from './metrics/requestMetrics.ts';
import { handleUnknownRoutes } from './notFound.ts';
import { sendPagesFirst } from './pagesFirst.ts';
import { requestLog } from './requestLog.ts';
import { watchRequests } from './watchRequests.ts';

const page: SiteFile = {
  body: Buffer.from('<!doctype html>'.padEnd(4000, 'Global Fit ')),
  type: 'text/html; charset=utf-8',
  etag: '"e"',
  immutable: false,
  scriptHashes: [],
};
const nothing = { scripts: [], frames: [], connections: [], images: [], payments: [] };

/** A small product: one page, one route and the watchers. */
async function start() {
  const lines: Record<string, unknown>[] = [];
  const app = Fastify({ genReqId: () => 'framework', trustProxy: true });
  const metrics = openRequestMetrics();
  const log = createLog('info', (line) => lines.push(JSON.parse(line)));
  const watchers = [metrics, endConnectionsWhenClosing(app)];
  watchRequests(app, [requestLog(log), ...watchers]);
  const files = {
    file: (name: string) => (name === '/about' ? page : null),
    fallback: page,
    missing: page,
    pages: [/^\/account$/],
    readAhead: async () => {},
  };
  const site = openSite(files, () => nothing, false);
  handleUnknownRoutes(app, site);
  sendPagesFirst(app, site, { next: () => 'first' }, watchers);
  app.post('/api/v1/hello', async () => 'hello');
  app.get('/slow', () => new Promise(() => {}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, init);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };
  const total = () =>
    metrics
      .read()
      .find(({ name }) => name === 'http_requests_total')
      ?.samples.map(({ labels, value }) => [
        labels?.['method'],
        labels?.['route'],
        labels?.['status'],
        value,
      ]);
  const open = () => metrics.read().find(({ name }) => name === 'http_requests_open')?.samples[0]?.value;
  return { app, ask, lines, total, open, close: () => app.close() };
}

let test: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  test = await start();
});
afterEach(() => test.close());

it('from the second request on, a page is sent without the framework, byte for byte the same', async () => {
  const first = await test.ask('/about');
  const second = await test.ask('/about?from=mail');
  expect([first.headers['x-request-id'], second.headers['x-request-id']]).toEqual(['framework', 'first']);
  const { 'x-request-id': _id, date: _date, ...headers } = first.headers;
  expect(second.headers).toMatchObject(headers);
  expect(Object.keys(second.headers).sort()).toEqual(Object.keys(first.headers).sort());
  expect([second.status, second.text]).toEqual([200, page.body.toString()]);
});

it('both ways are counted alike, and requests that reach the framework are logged', async () => {
  await test.ask('/about');
  await test.ask('/about');
  const known = await test.ask('/about', { headers: { 'if-none-match': '"e"' } });
  expect([known.status, known.text]).toEqual([304, '']);
  await expect.poll(() => test.total()?.length).toBe(2);
  expect(test.lines.map(({ time: _time, ms: _ms, ...line }) => line)).toEqual([
    { level: 'info', requestId: 'framework', method: 'GET', route: 'unknown', status: 200, msg: 'request' },
  ]);
  expect(test.lines.every(({ ms }) => typeof ms === 'number' && ms >= 0)).toBe(true);
  expect(test.total()).toEqual([
    ['GET', 'none', '200', 2],
    ['GET', 'none', '304', 1],
  ]);
});

it('a client that leaves before the response is no longer counted as active', async () => {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(test.open).toBe(1);
  socket.destroy();
  await expect.poll(test.open).toBe(0);
  expect(test.total()).toEqual([['GET', '/slow', '499', 1]]);
});

it('requests that only the framework can answer are left to it', async () => {
  await test.ask('/about');
  const forwarded = await test.ask('/about', { headers: { 'x-forwarded-proto': 'https' } });
  expect(forwarded.headers['strict-transport-security']).toBeTruthy();
  const others = [
    forwarded,
    await test.ask('/about', { method: 'POST' }),
    await test.ask('/account'),
    await test.ask('/nowhere'),
    await test.ask('/api/v1/hello', { method: 'POST' }),
  ];
  expect(others.map(({ status, headers }) => [status, headers['x-request-id']])).toEqual(
    [200, 404, 200, 404, 200].map((status) => [status, 'framework']),
  );
  // Headers for a client on TLS are not reused for others.
  const plain = await test.ask('/about');
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

it('clients that accept different encodings are distinguished', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    const plain = await test.ask('/about', { headers: { 'accept-encoding': 'identity' } });
    const small = await test.ask('/about', { headers: { 'accept-encoding': 'br' } });
    expect([plain.headers['content-encoding'], plain.headers['content-length']]).toEqual([undefined, '4000']);
    expect([small.headers['content-encoding'], small.text]).toEqual(['br', page.body.toString()]);
    const head = await test.ask('/about', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '4000']);
  }
});
