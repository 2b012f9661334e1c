import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A finished request, as logged and counted. */
export interface Answered {
  /** The request id, which the client receives too. */
  readonly id: string;
  readonly method: string;
  /** The route's template, never the address (which may contain ids and tokens); null for pages and mistakes. */
  readonly route: string | null;
  /** 499, as proxies write it, where the client left before the response. */
  readonly status: number;
  /** From the request's head to the end of the response, in milliseconds. */
  readonly ms: number;
  /** Whether a counter says as much of this request as a line of the log. */
  readonly countedOnly?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Successful requests appear in the metrics, not one by one in the log: for routes without an account or a row. */
    readonly countedOnly?: boolean;
  }
}

/** Called once for every request. */
export interface RequestWatcher {
  opened?(): void;
  answered(answer: Answered): void;
}

const GONE = 499;

/** Calls back once the response is sent or the client has left. */
export function whenAnswered(response: ServerResponse, tell: (status: number) => void): void {
  let told = false;
  const end = (status: number): void => {
    if (!told) tell(status);
    told = true;
  };
  response.on('finish', () => end(response.statusCode));
  response.on('close', () => end(GONE));
}

/** Reports the requests that reach Fastify to all watchers. */
export function watchRequests(app: FastifyInstance, watchers: readonly RequestWatcher[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    for (const watcher of watchers) watcher.opened?.();
    whenAnswered(reply.raw, (status) => {
      const { id, method, routeOptions } = request;
      const { url: route = null, config } = routeOptions;
      const countedOnly = config.countedOnly === true && status < 400;
      const answer = { id, method, route, status, ms: reply.elapsedTime, countedOnly };
      for (const watcher of watchers) watcher.answered(answer);
    });
    done();
  });
}
