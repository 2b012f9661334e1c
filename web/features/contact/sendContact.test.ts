import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContactValues } from './sendContact.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.stubGlobal('localStorage', { getItem: () => 'abc' });
});
afterEach(() => vi.unstubAllGlobals());

const message: ContactValues = { name: 'A', email: 'a@b.c', message: 'Hi', privacy: true, _gotcha: '' };

it.each([
  ['/f/contact', 'Bearer abc'],
  ['https://forms.example/f/1', null],
])('sends the access token to our own endpoint only: %s', async (endpoint, expected) => {
  fetched.mockImplementation((url) =>
    Promise.resolve(Response.json(url === endpoint ? { ok: true, next: '/' } : { form_endpoint: endpoint })),
  );
  const { sendContact } = await import('./sendContact.ts');
  await sendContact(message);
  const [url, init] = fetched.mock.lastCall!;
  expect(url).toBe(endpoint);
  expect(new Headers(init.headers).get('authorization')).toBe(expected);
});

it('removes characters that cannot be stored', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ ok: true, next: '/' })));
  const { sendContact } = await import('./sendContact.ts');
  await sendContact({ ...message, name: 'A\0da', message: 'Half a flag: \ud83c, a whole one: 🇵🇹' });
  expect(JSON.parse(fetched.mock.lastCall![1].body as string)).toMatchObject({
    name: 'Ada',
    message: 'Half a flag: , a whole one: 🇵🇹',
    privacy: true,
  });
});

it('tells how long to wait where messages come too often', async () => {
  fetched.mockImplementation((url) =>
    Promise.resolve(
      url === '/f/contact'
        ? Response.json(
            { errors: [{ code: 'BLOCKED', message: 'Too many messages.' }] },
            { status: 429, headers: { 'retry-after': '90' } },
          )
        : Response.json({ form_endpoint: '/f/contact' }),
    ),
  );
  const { sendContact } = await import('./sendContact.ts');
  expect(await sendContact(message)).toMatchObject({ kind: 'refused', wait: 90_000 });
});
