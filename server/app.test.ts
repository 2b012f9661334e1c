import { gzipSync } from 'node:zlib';
import { ApiError, ERRORS } from '@global-fit/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/transaction';
import { startTestApp, type TestApp } from '#testing/app';
import { PASSWORD, signUpOver } from '#testing/person';
import { toApiError } from '#http/errors';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const post = (url: string, payload: string, type = 'application/json') =>
  test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('answers', () => {
  it('carry a request id, and headers that keep browsers careful', async () => {
    const { headers } = await test.app.inject({ url: '/api/v1/products' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
      'cache-control': 'no-store',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('requests that make no sense', () => {
  it.each([
    ['/api/v1/nothing', 404, 'not_found'],
    ['/api', 404, 'not_found'],
    ['/api/v1/docs/static/nothing', 404, 'not_found'],
    ['/api/v1/%ff', 404, 'not_found'],
    ['/api/v1/users/signup', 405, 'method_not_allowed'],
  ])('GET %s is %i as JSON', async (url, status, code) => {
    const response = await test.app.inject({ url });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['x-request-id']).toBeTruthy();
    expect(response.json()).toEqual({ detail: ERRORS[code as keyof typeof ERRORS].text, code });
  });

  it('name the methods that would work', async () => {
    const response = await test.app.inject({ method: 'DELETE', url: '/api/v1/products' });
    expect(response.statusCode).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
  });

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400, 'malformed_json'],
    ['no body', '', 'application/json', 400, 'malformed_json'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'malformed_json'],
    ['one further down', '{"a":[{"\\u005f_proto__":1}]}', 'application/json', 400, 'malformed_json'],
    ['a poisoned constructor', '{"constructor":{"prototype":{}}}', 'application/json', 400, 'malformed_json'],
    ['XML', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
    ['plain text', 'hello', 'text/plain', 415, 'unsupported_media_type'],
    ['a large body', `"${'x'.repeat(1024 * 1024)}"`, 'application/json', 413, 'payload_too_large'],
    ['a list', '[]', 'application/json', 422, 'validation_error'],
    ['null', 'null', 'application/json', 422, 'validation_error'],
    ['deep nesting', '['.repeat(100_000) + ']'.repeat(100_000), 'application/json', 400, 'bad_request'],
    [
      'an object that passes for a text',
      JSON.stringify({
        email: { length: { toString: 1, valueOf: 1 } },
        password: PASSWORD,
        full_name: 'Ada',
      }),
      'application/json',
      400,
      'bad_request',
    ],
    [
      'U+0000',
      JSON.stringify({ email: 'a@example.org', password: PASSWORD, full_name: 'a\u0000b' }),
      'application/json',
      400,
      'bad_request',
    ],
    [
      'half a pair',
      '{"email":"a@example.org","password":"long enough","full_name":"\\ud800"}',
      'application/json',
      400,
      'bad_request',
    ],
  ])('%s is refused', async (_name, body, type, status, code) => {
    const response = await post('/api/v1/users/signup', body, type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
  });

  it.each([
    ['as JSON', '{"__proto__":{"name":"A","message":"\\u0000"}}', 'application/json'],
    ['URL-encoded', '__proto__=1&name=A', 'application/x-www-form-urlencoded'],
  ])('a poisoned form %s is refused', async (_name, body, type) => {
    expect((await post('/f/contact', body, type)).statusCode).toBe(400);
  });

  it('a name in an address that would be poison in a body is no mistake', async () => {
    expect((await test.app.inject({ url: '/api/v1/products?__proto__=1' })).statusCode).toBe(200);
  });
});

describe('a compressed body', () => {
  it.each(['/api/v1/users/signup', '/api/v1/payments/webhook', '/f/contact'])(
    'is refused by %s as what it is, with what would be taken',
    async (url) => {
      const response = await test.app.inject({
        method: 'POST',
        url,
        payload: gzipSync('{}'),
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      });
      expect(response.statusCode).toBe(415);
      expect(response.headers['accept-encoding']).toBe('identity');
    },
  );

  it('is told from a plain one that says so', async () => {
    const plain = await test.app.inject({
      method: 'POST',
      url: '/api/v1/users/signup',
      payload: '{}',
      headers: { 'content-type': 'application/json', 'content-encoding': 'Identity' },
    });
    expect(plain.statusCode).toBe(422);
  });
});

describe('errors', () => {
  it('show the client nothing internal, and are logged with the request id', async () => {
    const broken = await startTestApp();
    await broken.database.close();
    const response = await broken.app.inject({ url: '/api/v1/products' });
    expect(response.statusCode).toBeGreaterThanOrEqual(500);
    expect(response.body).not.toMatch(/select|closed|pool/i);
    const id = String(response.headers['x-request-id']);
    expect(broken.logged.some((line) => line.includes(id) && /"level":"(error|warn)"/.test(line))).toBe(true);
    await broken.app.close();
  });

  it('become 503 with Retry-After while the database is away', () => {
    const away = new Error('Failed query', {
      cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    });
    expect(toApiError(away)).toMatchObject({ code: 'service_unavailable', retryAfter: 5 });
    expect(toApiError(new Error('Connection terminated unexpectedly')).code).toBe('service_unavailable');
    expect(toApiError(Object.assign(new Error('stopping'), { code: '57P01' })).code).toBe(
      'service_unavailable',
    );
    expect(toApiError(Object.assign(new Error('no such column'), { code: '42703' })).code).toBe(
      'internal_error',
    );
    expect(toApiError(new ApiError('already_paid')).code).toBe('already_paid');
  });
});

describe('the log', () => {
  it('has one line per request, without query, password or token', async () => {
    const person = await signUpOver(test.app);
    await test.app.inject({ url: '/api/v1/users/me?token=hush', headers: person.headers });
    const lines = test.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        msg: 'request',
        method: 'GET',
        route: '/api/v1/users/me',
        status: 200,
      }),
    );
    const everything = test.logged.join('');
    expect(everything).not.toContain(PASSWORD);
    expect(everything).not.toContain(person.token);
    expect(everything).not.toContain('hush');
  });
});

describe('a route that is only counted', () => {
  const ask = (payload: object) =>
    test.app.inject({ method: 'POST', url: '/api/v1/countries/find-my-country', payload });
  const statuses = () =>
    test.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ route }) => route === '/api/v1/countries/find-my-country')
      .map(({ status }) => status);

  it('leaves no line of a success, and one of everything else', async () => {
    expect((await ask({ preferences: {} })).statusCode).toBe(200);
    expect((await ask({ preferences: { climate: 3 } })).statusCode).toBe(422);
    expect(statuses()).toEqual([422]);
  });
});

describe('health', () => {
  it('tells that the process is alive and the database answers', async () => {
    expect((await test.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    const ready = await test.app.inject({ url: '/readyz' });
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({ status: 'ok', checks: { database: 'ok' } });
  });

  it('is 503 when the database does not answer, while the process is alive', async () => {
    const broken = await startTestApp();
    await broken.database.close();
    const ready = await broken.app.inject({ url: '/readyz' });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'unavailable', checks: { database: 'failed' } });
    expect((await broken.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await broken.app.close();
  });
});

describe('the description', () => {
  it('is served as OpenAPI and as a page, and names every route under /api/v1', async () => {
    const document = (await test.app.inject({ url: '/api/v1/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    }>();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.paths['/api/v1/users/signup']?.['post']?.responses).toHaveProperty('422');
    expect(document.paths['/api/v1/login/access-token']?.['post']).toBeDefined();
    const page = await test.app.inject({ url: '/api/v1/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
  });
});

it('keeps the transactions of two requests apart', async () => {
  const answers = await Promise.all([
    inTransaction(
      test.database.db,
      async (tx) => (await tx.execute<{ one: number }>('select 1 as one')).rows[0]?.one,
    ),
    test.app.inject({ url: '/api/v1/products' }),
  ]);
  expect(answers[0]).toBe(1);
  expect(answers[1].statusCode).toBe(200);
});
