import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, type ErrorCode, errorResponse } from '@global-fit/contract/errors';
import type { Ids } from '#adapters/ids';
import { secureHeadersOf } from '#security/headers';

/** Node's error codes for requests that it cannot parse, with ours; all others are a bad request. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};
const TYPE = 'application/json; charset=utf-8';

/**
 * Responds to what Node's parser refuses before it is a request: bytes that are not HTTP, headers beyond the limit, a
 * body that does not arrive. The response has the format and headers of all others. The connection is closed, because
 * nobody knows where the next request on it would begin.
 */
export function refuseUnreadable(ids: Ids, https: boolean): (error: Error, socket: Socket) => void {
  const headers = { ...secureHeadersOf(TYPE, https), 'cache-control': 'no-store', connection: 'close' };
  return (error, socket) => {
    const { code } = error as NodeJS.ErrnoException;
    // A connection that the client reset is gone already.
    if (code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) {
      const { status, body } = errorResponse(new ApiError(CODES[code ?? ''] ?? 'bad_request'));
      const content = JSON.stringify(body);
      const head = Object.entries({
        ...headers,
        'x-request-id': ids.next(),
        'content-type': TYPE,
        'content-length': Buffer.byteLength(content),
      });
      const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${content}`);
    }
    socket.destroy(error);
  };
}
