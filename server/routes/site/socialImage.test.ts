import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('returns a country’s picture, and 304 for a repeat', async () => {
  const response = await test.app.inject({ url: '/social/myanmar_(formerly_burma).png' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/png');
  expect(response.headers['cache-control']).toContain('max-age=86400');
  const headers = { 'if-none-match': String(response.headers.etag) };
  expect((await test.app.inject({ url: '/social/myanmar_(formerly_burma).png', headers })).statusCode).toBe(
    304,
  );
});

it.each(['atlantis', 'constructor', 'toString', '__proto__'])(
  'does not find the picture %s',
  async (name) => {
    expect((await test.app.inject({ url: `/social/${name}.png` })).statusCode).toBe(404);
  },
);
