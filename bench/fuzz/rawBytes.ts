import { sendRaw } from './client.ts';
import type { Chance } from '../chance.ts';

const HOST = 'Host: x\r\n';
const BODY = 'POST /api/v1/users/signup HTTP/1.1\r\n';

/** Almost HTTP: split and duplicated lengths, broken chunks, overlong lines, other protocols. */
const LINES: readonly string[] = [
  '\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(70_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${'X: a\r\n'.repeat(3_000)}\r\n`,
  'GET / HTTP/1.1\r\n\r\n',
  `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`,
  'GET http://elsewhere.example/api/v1/products HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET /api/v1/products HTTP/1.1\r\n${HOST}Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n`,
  `${BODY}${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1}`,
  `${BODY}${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${BODY}${HOST}Content-Length: -1\r\n\r\n`,
  `${BODY}${HOST}Content-Length: 99999999999999999999\r\n\r\n`,
  `${BODY}${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `${BODY}${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n0\r\n\r\n`,
  `${BODY}${HOST}Content-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a":1}GET / HTTP/1.1\r\n\r\n`,
  `${BODY}${HOST}Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc`,
  `${BODY}${HOST}Expect: 200-maybe\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: a\u0000b\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Header : x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: a\r\n folded\r\n\r\n`,
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

/** Sends each of these, whole and truncated; returns status lines that a server must not respond with. */
export async function sendRawBytes(
  origin: URL,
  chance: Chance,
  limitMs: number,
): Promise<{ sent: number; faults: string[] }> {
  const faults: string[] = [];
  let sent = 0;
  for (const line of LINES) {
    const whole = Buffer.from(line, 'latin1');
    for (const bytes of [whole, whole.subarray(0, chance.below(whole.length + 1))]) {
      const status = await sendRaw(origin, bytes, limitMs);
      sent += 1;
      if (/ 5\d\d /.test(status) && !/ (501|505) /.test(status))
        faults.push(`${status} to ${JSON.stringify(line.slice(0, 120))}`);
      if (status === 'timeout') faults.push(`no answer to ${JSON.stringify(line.slice(0, 120))}`);
    }
  }
  return { sent, faults };
}
