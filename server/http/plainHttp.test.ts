import { once } from 'node:events';
import { connect } from 'node:net';
import { ERRORS } from '@global-fit/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';
import { originForm } from './plainHttp.ts';

let test: TestApp;
let origin: URL;
beforeAll(async () => {
  test = await startTestApp();
  origin = new URL(await test.listen());
});
afterAll(() => test.close());

/** Head and body of the answer to a request with these lines. */
async function answerTo(...lines: string[]): Promise<[head: string, body: string]> {
  const socket = connect(Number(origin.port), origin.hostname);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n');
  return [head, body];
}

const HOST = 'Host: global-fit.example';

describe('a request without one host', () => {
  it.each(['/healthz', '/', '/about', '/no-such-page', '/api/v1/products'])(
    'for %s gets an error like any other',
    async (path) => {
      const [head, body] = await answerTo(`GET ${path} HTTP/1.1`);
      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      expect(head).toMatch(/^x-request-id: [0-9a-f-]{36}$/m);
      expect(head).toMatch(/^x-content-type-options: nosniff$/m);
      expect(JSON.parse(body)).toEqual({ detail: ERRORS.bad_request.text, code: 'bad_request' });
    },
  );

  it.each(['/healthz', '/', '/about', '/no-such-page'])(
    'for %s gets the same where it names two',
    async (path) => {
      const [head, body] = await answerTo(`GET ${path} HTTP/1.1`, HOST, 'hOsT: elsewhere.example');
      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      expect(JSON.parse(body)).toMatchObject({ code: 'bad_request' });
    },
  );

  it('is answered in HTTP/1.0, which knew no host', async () => {
    const [head] = await answerTo('GET /healthz HTTP/1.0');
    expect(head).toMatch(/^HTTP\/1\.\d 200 /);
  });
});

it('a request that expects what no server knows is handled as any other', async () => {
  const [head, body] = await answerTo('GET /healthz HTTP/1.1', HOST, 'Expect: a miracle');
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(JSON.parse(body)).toEqual({ status: 'ok' });
});

describe('an address in absolute form', () => {
  it.each(['/healthz', '/api/v1/products?x=1', '/no-such-page'])('is answered as %s is', async (path) => {
    const [plain] = await answerTo(`GET ${path} HTTP/1.1`, HOST);
    const [absolute] = await answerTo(`GET http://global-fit.example${path} HTTP/1.1`, HOST);
    expect(absolute.split('\r\n')[0]).toBe(plain.split('\r\n')[0]);
  });

  it.each([
    ['http://global-fit.example/about?a=http://b', '/about?a=http://b'],
    ['HTTPS://global-fit.example', '/'],
    ['http://global-fit.example?q=1', '/?q=1'],
    ['/about', '/about'],
    ['//global-fit.example/about', '//global-fit.example/about'],
    ['*', '*'],
  ])('%s is %s', (address, path) => {
    expect(originForm(address)).toBe(path);
  });
});
