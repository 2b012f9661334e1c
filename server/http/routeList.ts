import type { FastifyInstance } from 'fastify';

/** An address with one method, as registered. */
interface RegisteredRoute {
  readonly method: string;
  /** The template: `/api/v1/orders/:id`. */
  readonly url: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the application in order of registration, including those of plugins. */
    routeList: readonly RegisteredRoute[];
  }
}

/** Records everything registered from now on: call it before the first route. */
export function recordRoutes(app: FastifyInstance): void {
  const list: RegisteredRoute[] = [];
  app.decorate('routeList', list);
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) list.push({ method: name, url });
  });
}
