import type { FastifyInstance } from 'fastify';

/** One address with one method, as it was registered. */
interface RegisteredRoute {
  readonly method: string;
  /** The template: `/api/v1/orders/:id`. */
  readonly url: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the application, in the order of registration, those of plugins too. */
    routeList: readonly RegisteredRoute[];
  }
}

/** Keeps the list of everything that is registered from now on: call it before the first route. */
export function recordRoutes(app: FastifyInstance): void {
  const list: RegisteredRoute[] = [];
  app.decorate('routeList', list);
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) list.push({ method: name, url });
  });
}
