import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';

const LIMIT = 3;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMIT_CONTACT: `${LIMIT}/600` } });
});
afterAll(() => test.close());

const MESSAGE = { name: 'Jane Smith', email: 'jane@example.org', message: 'Hello', privacy: 'on' };
/** The headers with which browsers submit a form without a script. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const post = ({ app }: TestApp, fields: Record<string, string>, accept = BROWSER, url = '/f/contact') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    payload: new URLSearchParams(fields).toString(),
  });

type Answer = Awaited<ReturnType<typeof post>>;

/** A page that runs no script, is not cached and leads back. */
function expectPage({ headers, body }: Answer): void {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(body).toContain('<h1>Your message was not sent</h1>');
  expect(body).toContain('<a href="http://localhost:3000/#contact">Back to the contact form</a>');
  expect(body).toContain(test.context.sender.supportEmail);
  expect(body).not.toMatch(/<script|\son\w+=|<link|<img/);
}

/** The errors listed on the page. */
const faults = ({ body }: Answer): string[] =>
  [...body.matchAll(/<li>([^<]*)<\/li>/g)].map(([, text]) => text ?? '');

describe('a refused message of a browser without scripts', () => {
  it('is answered with a page that names the fault of each field', async () => {
    const answer = await post(test, { name: ' ', email: 'nonsense', message: '\u200b' });
    expect(answer.statusCode).toBe(422);
    expectPage(answer);
    expect(faults(answer)).toEqual([
      'Name should not be empty',
      'Email should be a valid email address',
      'Message should not be empty',
      'Privacy consent is required',
    ]);
  });

  it('is answered with that page for multipart and for an empty form too', async () => {
    const form = new FormData();
    form.set('name', ' ');
    const encoded = new Response(form);
    const multipart = await test.app.inject({
      method: 'POST',
      url: '/f/nothing',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '', accept: BROWSER },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(multipart.statusCode).toBe(404);
    expectPage(multipart);
    expect(faults(multipart)).toEqual(['Form not found']);
    const large = await post(test, { ...MESSAGE, message: 'x'.repeat(70_000) });
    expect(large.statusCode).toBe(413);
    expect(faults(large)).toEqual(['The message is too large']);
  });

  it('is told after too many when to try again', async () => {
    for (let sent = 0; sent < LIMIT; sent += 1) await post(test, MESSAGE);
    const answer = await post(test, MESSAGE);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expectPage(answer);
    expect(faults(answer)).toEqual([
      expect.stringMatching(
        /^Too many messages\. Please try again in (a minute|[2-9] minutes|10 minutes)\.$/,
      ),
    ]);
  });

  it('is told that the database is away', async () => {
    const broken = await startTestApp();
    await broken.database.close();
    const answer = await post(broken, MESSAGE);
    await broken.app.close();
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expectPage(answer);
    expect(faults(answer)).toEqual([expect.stringMatching(/Please try again\.$/)]);
  });
});

describe('everybody else', () => {
  const errors = [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }];

  it.each(['application/json', '*/*', 'application/json, text/html;q=0.5'])(
    'receives JSON when accepting %s',
    async (accept) => {
      const answer = await post(test, MESSAGE, accept, '/f/nothing');
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.json()).toEqual({ errors });
    },
  );

  it('receives JSON when sending JSON', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/f/nothing',
      headers: { accept: BROWSER },
      payload: MESSAGE,
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ errors });
  });
});
