import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStripe } from '#adapters/payments/stripe';
import type { Shop } from './shop.ts';

/**
 * Behaviour of the connection to the provider. `steady`: works; `down`: refuses connections; `broken`: returns 500,
 * also later for the keys it was given; `refusing`: the same with 400; `locked`: 401; `busy`: 429; `silent`: never
 * responds; `deaf`: the provider acts but its response is lost.
 */
export type LineState = 'steady' | 'down' | 'broken' | 'refusing' | 'locked' | 'busy' | 'silent' | 'deaf';

/** Statuses that the provider repeats for the same key. */
const KEPT: Partial<Record<LineState, { readonly status: number; readonly body: string }>> = {
  broken: { status: 500, body: '{"error":{"type":"api_error"}}' },
  refusing: { status: 400, body: '{"error":{"type":"invalid_request_error","message":"Not now."}}' },
};
/** Statuses independent of the key. */
const PASSING: typeof KEPT = {
  locked: { status: 401, body: '{"error":{"type":"invalid_request_error","message":"Invalid API Key"}}' },
  busy: {
    status: 429,
    body: '{"error":{"type":"invalid_request_error","code":"rate_limit","message":"Too many requests"}}',
  },
};

export interface UnsteadyLine {
  state: LineState;
  /** Removes the proxy and restores the shop's own provider. */
  close(): Promise<void>;
}

/** Puts a proxy with a configurable fault between a shop and its sandbox; `timeoutMs` as in the adapter. */
export async function openUnsteadyLine(
  { context, sandbox: to, clock }: Pick<Shop, 'context' | 'sandbox' | 'clock'>,
  timeoutMs?: number,
): Promise<UnsteadyLine> {
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
  const { provider } = openStripe({
    secretKey: to.secretKey,
    webhookSecret: to.webhookSecret,
    sandbox: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    clock,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  const steady = context.payments;
  Object.assign(context, { payments: provider });
  const line: UnsteadyLine = {
    state: 'steady',
    async close() {
      Object.assign(context, { payments: steady });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
