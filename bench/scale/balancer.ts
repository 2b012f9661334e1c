import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer that sends every request to any `web` process. */
export interface Balancer {
  readonly origin: string;
  /** Number of requests passed on, by target. */
  readonly passed: ReadonlyMap<string, number>;
  /** Sets the targets. */
  serve(origins: readonly string[]): void;
  close(): Promise<void>;
}

/** Opens one on a free loopback port; it responds 503 until it has targets. */
export async function openBalancer(): Promise<Balancer> {
  const passed = new Map<string, number>();
  let targets: readonly string[] = [];

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const target = targets[Math.floor(Math.random() * targets.length)];
    if (target === undefined) {
      answer.writeHead(503).end();
      return;
    }
    passed.set(target, (passed.get(target) ?? 0) + 1);
    const outgoing = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      // Kept-alive connections are per target, and the next request may go to another.
      headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress, connection: 'close' },
    });
    outgoing.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    outgoing.on('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    incoming.pipe(outgoing);
  }

  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    serve(origins) {
      targets = origins;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
