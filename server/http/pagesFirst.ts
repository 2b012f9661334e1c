import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Ids } from '#adapters/ids';
import type { Site } from '#site/sendSite';
import { lacksOneHost } from './plainHttp.ts';
import { whenAnswered, type RequestWatcher } from './watchRequests.ts';

/**
 * Serves prepared pages before Fastify handles the request, whose per-request work (routing, hooks, a logger) takes
 * longer than sending the page. The first request for a page takes the usual way. Such requests are reported to
 * `watchers` and not logged one by one: a line without an address would take a tenth of the time and say no more than
 * a counter.
 */
export function sendPagesFirst(
  { server }: FastifyInstance,
  site: Site,
  ids: Ids,
  watchers: readonly RequestWatcher[],
): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const send = lacksOneHost(request) ? null : site.ready(request);
    if (!send) {
      for (const other of others) other.call(server, request, response);
      return;
    }
    const began = performance.now();
    const id = ids.next();
    for (const watcher of watchers) watcher.opened?.();
    whenAnswered(response, (status) => {
      const { method = 'GET' } = request;
      const answer = { id, method, route: null, status, ms: performance.now() - began };
      for (const watcher of watchers) watcher.answered(answer);
    });
    send(id, response);
  });
}
