import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { SiteFile, SiteFiles } from './readSite.ts';
import { openSite } from './sendSite.ts';

const page: SiteFile = {
  body: Buffer.from('<!doctype html><title>Global Fit</title>'),
  type: 'text/html; charset=utf-8',
  etag: '"e"',
  immutable: false,
  scriptHashes: [],
};
const missing: SiteFile = { ...page, body: Buffer.from('<!doctype html><p>No such page'), etag: '"m"' };
const site: SiteFiles = {
  file: (name) => (name === '/about' ? page : null),
  fallback: page,
  missing,
  pages: [/^\/r\/[^/]+\/?$/, /^\/account\/?$/],
  readAhead: async () => {},
};
const nothing = { scripts: [], frames: [], connections: [], images: [], payments: [] };

async function get(url: string, more: { method?: 'HEAD'; headers?: Record<string, string> } = {}) {
  const app = Fastify({ genReqId: () => 'r1', trustProxy: true });
  const answered: number[] = [];
  app.addHook('onResponse', (_request, reply, done) => {
    answered.push(reply.statusCode);
    done();
  });
  const otherAddress = (path: string) => (path === '/about us' ? '/about' : null);
  const answer = openSite(site, () => nothing, false, otherAddress);
  app.setNotFoundHandler((request, reply) => {
    const there = answer.elsewhere(request);
    if (there) return reply.redirect(there, 308);
    const page = answer.find(request);
    return page ? answer.send(page, request, reply) : reply.code(404).send();
  });
  const response = await app.inject({ url, ...more });
  // The second response comes from the cache.
  const again = await app.inject({ url, ...more });
  await app.close();
  expect(again.headers).toEqual({ ...response.headers, date: again.headers.date });
  expect(answered).toEqual([response.statusCode, response.statusCode]);
  return response;
}

test('a page behind a private link is kept from indexes, referrers and caches', async () => {
  const { statusCode, headers } = await get('/r/Zm9vYmFyYmF6');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
});

test('other pages are unchanged', async () => {
  for (const url of ['/about', '/account']) {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

test('a page carries its request id, its length and the headers of every response', async () => {
  const { statusCode, headers, body } = await get('/about');
  expect(statusCode).toBe(200);
  expect(body).toBe(page.body.toString());
  expect(headers).toMatchObject({
    'x-request-id': 'r1',
    'content-length': String(page.body.length),
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('over TLS it tells browsers to stay there', async () => {
  const { headers } = await get('/about', { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
});

test('no bytes are sent for a page that the browser has, nor for HEAD', async () => {
  // As a content network passes it on that has packed the page itself, and as one that keeps several.
  for (const tag of ['"e"', 'W/"e"', '"old", W/"e"', '*']) {
    const known = await get('/about', { headers: { 'if-none-match': tag } });
    expect([known.statusCode, known.body, known.headers['content-length']]).toEqual([304, '', undefined]);
  }
  for (const tag of ['"f"', 'W/"f"', '"f", "ee"', '']) {
    const other = await get('/about', { headers: { 'if-none-match': tag } });
    expect([tag, other.statusCode]).toEqual([tag, 200]);
  }
  const head = await get('/about', { method: 'HEAD' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(page.body.length),
  ]);
});

test('an unknown address gets the application with 404, whatever copy the browser has', async () => {
  const { statusCode, body } = await get('/nowhere', { headers: { 'if-none-match': '"m"' } });
  expect([statusCode, body]).toEqual([404, missing.body.toString()]);
  const personal = await get('/account');
  expect([personal.statusCode, personal.body]).toEqual([200, page.body.toString()]);
});

test('an address with capitals redirects to its page, with its query and never to another site', async () => {
  for (const [url, there] of [
    ['/About?a=B', '/about?a=B'],
    ['/ACCOUNT', '/account'],
    ['/ABOUT/', '/about'],
  ] as const) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([308, there]);
  }
  for (const url of ['/R/Zm9vYmFy', '/Nowhere', '//Example.com/About'])
    expect((await get(url)).headers.location, url).toBeUndefined();
});

test('a former address redirects to its page with its query, and the page itself to none', async () => {
  const { statusCode, headers } = await get('/about%20us?a=B');
  expect([statusCode, headers.location]).toEqual([308, '/about?a=B']);
  for (const url of ['/about', '/about/', '/%61bout']) expect((await get(url)).statusCode, url).toBe(200);
});

test('a mistyped address of a page gets a page, that of a script or picture does not', async () => {
  const person = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
  for (const url of ['/about.html', '/x.pdf']) {
    const { statusCode, headers } = await get(url, person);
    expect([statusCode, headers['content-type']], url).toEqual([404, page.type]);
  }
  for (const url of ['/assets/gone.js', '/gone.png']) expect((await get(url)).body, url).toBe('');
  expect((await get('/api/v1/gone.html', person)).body).toBe('');
});
