import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** An answered request, as it is logged and counted. */
export interface Answered {
  /** The number of the request, sent to the client too. */
  readonly id: string;
  readonly method: string;
  /** The route's template, never the address (it may carry ids and tokens); null for pages of the site and mistakes. */
  readonly route: string | null;
  /** 499 when the client had gone before the answer was out, as proxies write it. */
  readonly status: number;
  /** From the head of the request to the end of its answer, in milliseconds. */
  readonly ms: number;
}

/** Something that sees every request: one call of each for every one of them. */
export interface RequestWatcher {
  opened?(): void;
  answered(answer: Answered): void;
}

const GONE = 499;

/** Calls back once: when the answer is out, or its client gone. */
export function whenAnswered(response: ServerResponse, tell: (status: number) => void): void {
  let told = false;
  const end = (status: number): void => {
    if (!told) tell(status);
    told = true;
  };
  response.on('finish', () => end(response.statusCode));
  response.on('close', () => end(GONE));
}

/** Shows the requests that reach the framework to all watchers. */
export function watchRequests(app: FastifyInstance, watchers: readonly RequestWatcher[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    for (const watcher of watchers) watcher.opened?.();
    whenAnswered(reply.raw, (status) => {
      const { id, method, routeOptions } = request;
      const answer = { id, method, route: routeOptions.url ?? null, status, ms: reply.elapsedTime };
      for (const watcher of watchers) watcher.answered(answer);
    });
    done();
  });
}
