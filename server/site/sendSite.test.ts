import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { SiteFile, SiteFiles } from './readSite.ts';
import { siteAnswer } from './sendSite.ts';

const page: SiteFile = {
  body: Buffer.from('<!doctype html><title>Global Fit</title>'),
  type: 'text/html; charset=utf-8',
  etag: '"e"',
  immutable: false,
  scriptHashes: [],
};
const site: SiteFiles = {
  file: (name) => (name === '/about' ? page : null),
  fallback: page,
  pages: [/^\/r\/[^/]+\/?$/, /^\/account\/?$/],
  readAhead: async () => {},
};
const nothing = { scripts: [], frames: [], connections: [], images: [], payments: [] };

async function get(url: string) {
  const app = Fastify();
  const answer = siteAnswer(site, () => nothing);
  app.setNotFoundHandler((request, reply) => answer(request, reply) ?? reply.code(404).send());
  const response = await app.inject({ url });
  await app.close();
  return response;
}

test('a page behind a private link goes into no index, referrer or cache', async () => {
  const { statusCode, headers } = await get('/r/Zm9vYmFyYmF6');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
});

test('other pages are as before', async () => {
  for (const url of ['/about', '/account']) {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['referrer-policy']).toBeUndefined();
  }
});
