import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Ids } from '#adapters/ids';
import type { Site } from '#site/sendSite';
import { whenAnswered, type RequestWatcher } from './watchRequests.ts';

/**
 * Sends pages that stand ready before the framework looks at the request: what it does for every request
 * (routes, hooks, a log of its own) takes longer than sending the page. The first request for a page goes
 * through it as all others do. `watchers` are those who see what is sent so: a line of the log on each, which names no
 * address, would take a tenth of the time and tell no more than a count does.
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
    const send = site.ready(request);
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
