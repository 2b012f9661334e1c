import { once } from 'node:events';
import { connect } from 'node:net';
import { ERRORS, type ErrorCode } from '@global-fit/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';

let test: TestApp;
let origin: URL;
beforeAll(async () => {
  test = await startTestApp();
  origin = new URL(await test.listen());
});
afterAll(() => test.close());

/** Everything that comes back for these bytes until the server closes the connection. */
async function sent(bytes: string): Promise<string> {
  const socket = connect(Number(origin.port), origin.hostname);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  // A server that closes while bytes are still on their way resets the connection.
  socket.on('error', () => {});
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

const HOST = 'Host: global-fit.example\r\n';

describe('what Node cannot read as a request', () => {
  it.each<[string, string, ErrorCode]>([
    ['bytes of another protocol', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n', 'bad_request'],
    ['an unknown method', `BREW / HTTP/1.1\r\n${HOST}\r\n`, 'bad_request'],
    ['letters beyond ASCII in the address', `GET /caf\u00e9\u0000 HTTP/1.1\r\n${HOST}\r\n`, 'bad_request'],
    [
      'two lengths',
      `POST /x HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      'bad_request',
    ],
    ['headers without end', `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 'headers_too_large'],
  ])('%s gets an error like any other, and its connection is closed', async (_what, bytes, code) => {
    const [head = '', body = ''] = (await sent(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${ERRORS[code].status} `));
    expect(head).toMatch(/^x-request-id: [0-9a-f-]{36}$/m);
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(head).toMatch(/^cache-control: no-store$/m);
    expect(head).toMatch(/^connection: close$/m);
    expect(JSON.parse(body)).toEqual({ detail: ERRORS[code].text, code });
  });

  it('is waited for at most half a minute, for headers as for a body', () => {
    expect(test.app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 30_000 });
  });

  it('leaves the server answering other requests', async () => {
    expect((await fetch(new URL('/healthz', origin))).status).toBe(200);
  });
});
