import { ApiError } from '@global-fit/contract/errors';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Site } from '#site/sendSite';
import { sendError } from './errors.ts';

interface Known {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** A route template as a pattern for whole paths: "/api/v1/products/:id"; "*" matches anything. */
function patternOf(url: string): RegExp {
  const steps = url.split('/').map((step) => {
    if (step === '*') return '.*';
    return step
      .split(/(:[A-Za-z_]+)/)
      .map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
      .join('');
  });
  return new RegExp(`^${steps.join('/')}/?$`);
}

/** First segment of a path: "/api/v1/products" gives "api". */
const firstStep = (path: string): string => path.split('/', 2)[1] ?? '';

/**
 * Handles addresses without a route: pages of the site where they exist, 404 otherwise. Known addresses with another
 * method get 405 and `Allow`. Must be called before the routes are registered.
 */
export function handleUnknownRoutes(app: FastifyInstance, site: Site | null): void {
  /** By first segment, then by template, so that an address is compared with few routes. */
  const known = new Map<string, Map<string, Known>>();
  app.addHook('onRoute', ({ url, method }) => {
    const step = firstStep(url);
    if (/[:*]/.test(step))
      throw new Error(`The route ${url} must begin with a step that is the same for all.`);
    const routes = known.get(step) ?? new Map<string, Known>();
    const entry = routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const name of ([] as HTTPMethods[]).concat(method)) entry.methods.add(name);
    known.set(step, routes.set(url, entry));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const allowed = new Set<string>();
    for (const { pattern, methods } of known.get(firstStep(path))?.values() ?? []) {
      if (pattern.test(path)) for (const method of methods) allowed.add(method);
    }
    const there = allowed.size === 0 ? site?.elsewhere(request) : null;
    if (there) return reply.redirect(there, 308);
    const page = allowed.size === 0 ? site?.find(request) : null;
    if (site && page) return site.send(page, request, reply);
    if (allowed.size === 0 || allowed.has(request.method)) {
      return sendError(new ApiError('not_found'), request, reply);
    }
    void reply.header('allow', [...allowed].sort().join(', '));
    return sendError(new ApiError('method_not_allowed'), request, reply);
  });
}
