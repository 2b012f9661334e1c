import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the line to the provider behaves: `steady`; `down` (refuses), `broken` (answers 500, later
 * too for the keys it was given then), `busy` (429), `silent` (never answers),
 * `deaf` (the provider does what it is asked, and its answer is lost).
 */
export type LineState = 'steady' | 'down' | 'broken' | 'busy' | 'silent' | 'deaf';

export interface UnsteadyLine {
  readonly host: string;
  readonly port: number;
  state: LineState;
  close(): Promise<void>;
}

/** A proxy in front of the sandbox whose line can be spoilt. */
export async function openUnsteadyLine(to: {
  readonly host: string;
  readonly port: number;
}): Promise<UnsteadyLine> {
  const spentKeys = new Set<string>();
  const server = createServer((incoming, answer) => {
    if (line.state === 'silent') return;
    if (line.state === 'down') {
      incoming.socket.destroy();
      return;
    }
    const key = String(incoming.headers['idempotency-key'] ?? '');
    if (line.state === 'broken' && key) spentKeys.add(key);
    if (line.state === 'broken' || spentKeys.has(key)) {
      answer.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"type":"api_error"}}');
      return;
    }
    if (line.state === 'busy') {
      answer.writeHead(429, { 'content-type': 'application/json' });
      answer.end(
        '{"error":{"type":"invalid_request_error","code":"rate_limit","message":"Too many requests"}}',
      );
      return;
    }
    const deaf = line.state === 'deaf';
    const { method, url, headers } = incoming;
    const onward = request({ host: to.host, port: to.port, method, path: url, headers }, (response) => {
      if (deaf) {
        response.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: UnsteadyLine = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    state: 'steady',
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
