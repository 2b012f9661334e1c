import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the line to the provider behaves: `steady`; `down` (refuses), `broken` (answers 500, later
 * too for the keys it was given then), `refusing` (as `broken`, with 400), `locked`
 * (401), `busy` (429), `silent` (never answers),
 * `deaf` (the provider does what it is asked, and its answer is lost).
 */
export type LineState = 'steady' | 'down' | 'broken' | 'refusing' | 'locked' | 'busy' | 'silent' | 'deaf';

/** Answers that the provider keeps for the key they were given to. */
const KEPT: Partial<Record<LineState, { readonly status: number; readonly body: string }>> = {
  broken: { status: 500, body: '{"error":{"type":"api_error"}}' },
  refusing: { status: 400, body: '{"error":{"type":"invalid_request_error","message":"Not now."}}' },
};
/** Answers that say nothing of the key. */
const PASSING: typeof KEPT = {
  locked: { status: 401, body: '{"error":{"type":"invalid_request_error","message":"Invalid API Key"}}' },
  busy: {
    status: 429,
    body: '{"error":{"type":"invalid_request_error","code":"rate_limit","message":"Too many requests"}}',
  },
};

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
  const kept = new Map<string, { readonly status: number; readonly body: string }>();
  const server = createServer((incoming, answer) => {
    if (line.state === 'silent') return;
    if (line.state === 'down') {
      incoming.socket.destroy();
      return;
    }
    const key = String(incoming.headers['idempotency-key'] ?? '');
    const fault = KEPT[line.state];
    if (fault && key) kept.set(key, fault);
    const told = PASSING[line.state] ?? fault ?? kept.get(key);
    if (told) {
      answer.writeHead(told.status, { 'content-type': 'application/json' }).end(told.body);
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
