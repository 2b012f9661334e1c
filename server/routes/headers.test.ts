import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#testing/app';
import { ACCESS_TABLE } from './testing/accessTable.ts';
import { type AccessWorld, startAccessWorld } from './testing/accessWorld.ts';
import { askRow } from './testing/askRow.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.close());

/** What a page on another site would send along. */
const ELSEWHERE = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };

const DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FILE = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const DOCS = /^default-src 'none'; script-src 'self'; .*base-uri 'none'.*frame-ancestors 'none'$/;
const HOSTED = /^default-src 'none'; .*form-action 'self'.*base-uri 'none'; frame-ancestors 'none'$/;

type Headers = Readonly<Record<string, unknown>>;

/** Headers that every response must have or must not have. */
function expectCare(headers: Headers): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': expect.stringContaining('same-origin'),
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
    'x-request-id': expect.any(String),
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain('form-action');
  expect(policy).toMatch(/frame-ancestors '(none|self)'/);
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http)/);
  for (const name of Object.keys(headers)) {
    expect(name).not.toMatch(/^access-control-|^set-cookie$|^server$|^x-powered-by$/);
  }
  expect(headers).not.toHaveProperty('strict-transport-security');
  const { 'content-type': type = '' } = headers as { 'content-type'?: string };
  if (/^text\/|json/.test(type)) expect(type).toMatch(/charset=utf-8$/i);
}

describe.each(ACCESS_TABLE)('$route', (row) => {
  it.each(['anonymous', 'owner'] as const)(
    'sends %s with protective headers, and to no other site',
    async (actor) => {
      const { answer } = await askRow(world, row, actor, { more: ELSEWHERE });
      expectCare(answer.headers);
      if (row.statuses.anonymous === 401 || answer.statusCode >= 400)
        expect(answer.headers['cache-control']).toContain('no-store');
    },
  );
});

type Request = string | InjectOptions;

interface Reply {
  readonly what: string;
  readonly ask: (world: AccessWorld) => Request | Promise<Request>;
  readonly status: number;
  readonly policy: string | RegExp;
  readonly kept?: boolean;
}

const signup = (payload: string, type = 'application/json') => ({
  method: 'POST' as const,
  url: '/api/v1/users/signup',
  headers: { 'content-type': type },
  payload,
});
/** Each request has a token of its own, since some of the calls sign out. */
const byOwner = async (world: AccessWorld, url: string, method: 'GET' | 'DELETE' = 'GET') => ({
  method,
  url,
  headers: await world.headersOf('owner', world.owner),
});

/** One response of every kind. */
const REPLIES: readonly Reply[] = [
  { what: 'data for everybody', ask: () => '/api/v1/products', status: 200, policy: DATA },
  { what: 'data to keep', ask: () => '/capitals.geojson', status: 200, policy: DATA, kept: true },
  {
    what: "one's own data",
    ask: (world) => byOwner(world, '/api/v1/users/me/data'),
    status: 200,
    policy: DATA,
  },
  {
    what: 'nothing',
    ask: (world) => byOwner(world, '/api/v1/drafts/profile-assessment', 'DELETE'),
    status: 204,
    policy: DATA,
  },
  {
    what: 'a report as PDF',
    ask: (world) => byOwner(world, `/api/v1/orders/${world.order.order_id}/report.pdf`),
    status: 200,
    policy: FILE,
  },
  { what: 'the description', ask: () => '/api/v1/openapi.json', status: 200, policy: DATA },
  { what: 'the page of the description', ask: () => '/api/v1/docs', status: 200, policy: DOCS },
  {
    what: 'its script',
    ask: () => '/api/v1/docs/static/swagger-ui-bundle.js',
    status: 200,
    policy: DOCS,
    kept: true,
  },
  { what: 'a redirect there', ask: () => '/api/v1/docs/static/index.html', status: 302, policy: DOCS },
  { what: 'figures for monitoring', ask: () => '/metrics', status: 200, policy: DATA },
  {
    what: 'the payment page',
    ask: ({ open }) => `/sandbox/checkout/${open.session_id}`,
    status: 200,
    policy: HOSTED,
  },
  { what: 'no payment page', ask: () => '/sandbox/checkout/none', status: 404, policy: HOSTED },
  {
    what: 'the way back from it',
    ask: ({ open }) => `/api/v1/payments/cancel/${open.order_id}`,
    status: 303,
    policy: DATA,
  },
  { what: 'its style', ask: () => '/sandbox/assets/checkout.css', status: 200, policy: FILE },
  { what: 'nobody is signed in', ask: () => '/api/v1/users/me', status: 401, policy: DATA },
  { what: 'no such address', ask: () => '/api/v1/nothing', status: 404, policy: DATA },
  { what: 'an address that is none', ask: () => '/api/v1/%ff', status: 404, policy: DATA },
  {
    what: 'another method',
    ask: () => ({ method: 'PUT', url: '/api/v1/products' }),
    status: 405,
    policy: DATA,
  },
  {
    what: 'a method that shows what was sent',
    ask: () => ({ method: 'TRACE' as 'GET', url: '/api/v1/products', headers: { 'x-secret': 'hush' } }),
    status: 405,
    policy: DATA,
  },
  { what: 'a body that is too large', ask: () => signup('x'.repeat(1_100_000)), status: 413, policy: DATA },
  { what: 'another type', ask: () => signup('<a/>', 'application/xml'), status: 415, policy: DATA },
  { what: 'wrong values', ask: () => signup('{}'), status: 422, policy: DATA },
  {
    what: 'an event of nobody',
    ask: () => ({ method: 'POST', url: '/api/v1/payments/webhook', payload: {} }),
    status: 400,
    policy: DATA,
  },
  {
    what: 'the contact form, taken',
    ask: () => ({
      method: 'POST',
      url: '/f/contact',
      payload: { name: 'Ada', email: 'ada@example.org', message: 'Hello', privacy: true },
    }),
    status: 200,
    policy: DATA,
  },
];

describe.each(REPLIES)('$what ($status)', ({ ask, status, policy, kept }) => {
  it('has the content policy and caching of its kind', async () => {
    const { statusCode, headers } = await world.shop.app.inject(await ask(world));
    expect(statusCode).toBe(status);
    expectCare(headers);
    if (typeof policy === 'string') expect(headers['content-security-policy']).toBe(policy);
    else expect(headers['content-security-policy']).toMatch(policy);
    if (kept) expect(headers['cache-control']).toContain('public');
    else expect(headers['cache-control']).toContain('no-store');
  });
});

describe('another site', () => {
  it('is given no permission to call the API', async () => {
    const asked = await world.shop.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/users/me',
      headers: {
        ...ELSEWHERE,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(asked.statusCode).toBe(405);
    expectCare(asked.headers);
  });

  it('may show the pictures made for it, and nothing else', async () => {
    const picture = await world.shop.app.inject('/social/portugal.png');
    const etag = String(picture.headers['etag']);
    const same = await world.shop.app.inject({
      url: '/social/portugal.png',
      headers: { 'if-none-match': etag },
    });
    expect([picture.statusCode, same.statusCode]).toEqual([200, 304]);
    for (const { headers } of [picture, same])
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const data = await world.shop.app.inject('/capitals.geojson');
    expect(data.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('strict transport security', () => {
  const ANSWERS = ['/healthz', '/api/v1/nothing', '/api/v1/users/me', '/api/v1/%ff', '/api/v1/docs'];
  const ONE_YEAR = 'max-age=31536000; includeSubDomains';
  const sentBy = async (env: Record<string, string>, headers: Record<string, string> = {}) => {
    const test = await startTestApp({ env });
    const answers = await Promise.all(ANSWERS.map((url) => test.app.inject({ url, headers })));
    await test.close();
    return answers.map((answer) => answer.headers['strict-transport-security']);
  };

  it('is required in every response of a site served over TLS', async () => {
    const sent = await sentBy({ PUBLIC_URL: 'https://fit.example', ALLOW_SANDBOX: '1' });
    expect(sent).toEqual(ANSWERS.map(() => ONE_YEAR));
  });

  it('is required behind a trusted proxy that reports TLS', async () => {
    const overTls = { 'x-forwarded-proto': 'https' };
    // Fastify does not read proxy headers of a request whose URL it cannot decode.
    expect(await sentBy({ TRUST_PROXY: '1' }, overTls)).toEqual(
      ANSWERS.map((url) => (url.includes('%ff') ? undefined : ONE_YEAR)),
    );
    expect(await sentBy({}, overTls)).toEqual(ANSWERS.map(() => undefined));
  });
});
