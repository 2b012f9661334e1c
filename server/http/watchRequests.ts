import type { FastifyInstance } from 'fastify';

/** An answered request, as it is logged and counted. */
export interface Answered {
  /** The number of the request, sent to the client too. */
  readonly id: string;
  readonly method: string;
  /** The route's template, never the address (it may carry ids and tokens); null for pages of the site and mistakes. */
  readonly route: string | null;
  readonly status: number;
  /** From the head of the request to the end of its answer, in milliseconds. */
  readonly ms: number;
}

/** Something that sees every request: one call of each for every one of them. */
export interface RequestWatcher {
  opened?(): void;
  answered(answer: Answered): void;
}

/** Shows the requests that reach the framework to all watchers. */
export function watchRequests(app: FastifyInstance, watchers: readonly RequestWatcher[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    for (const watcher of watchers) watcher.opened?.();
    done();
  });
  app.addHook('onResponse', ({ id, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const answer = { id, method, route: routeOptions.url ?? null, status: statusCode, ms: elapsedTime };
    for (const watcher of watchers) watcher.answered(answer);
    done();
  });
}
