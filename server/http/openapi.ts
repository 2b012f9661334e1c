import { ApiError } from '@global-fit/contract/errors';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './app.ts';
import { zodSchemas } from './zodSchemas.ts';

const DOCS = '/api/v1/docs';
const NOT_FOUND = 404;

/** The page loads only its own files and calls only this server; its script sets inline styles. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

async function onlyDescribed(): Promise<never> {
  throw new Error('The application of the description answers no call.');
}

/** The description and its page, in a separate application that serves nothing else. */
async function describe(routes: readonly RouteOptions[], publicUrl: string): Promise<FastifyInstance> {
  const reference = Fastify({ exposeHeadRoutes: false, schemaController: zodSchemas });
  await reference.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Global Fit',
        description:
          'Profile assessment, orders and destination reports. Amounts are whole minor units of their currency.',
        version: '1.0.0',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await reference.register(swaggerUi, {
    routePrefix: DOCS,
    staticCSP: DOCS_POLICY,
    theme: { title: 'Global Fit: the API' },
  });
  for (const { method, url, schema } of routes) {
    reference.route({ method, url, ...(schema && { schema }), handler: onlyDescribed });
  }
  await reference.ready();
  return reference;
}

/**
 * Describes the routes registered after it: `/api/v1/openapi.json`, and a page to read and try them. Both are built
 * on first request, because few people ask for them and every start would take a tenth of a second longer.
 */
export function serveOpenApi(app: App, publicUrl: string): void {
  const routes: RouteOptions[] = [];
  let made: Promise<FastifyInstance> | undefined;
  const reference = () =>
    (made ??= describe(routes, publicUrl).catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    const document = (await reference()).swagger();
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(document));
  });
  for (const url of [DOCS, `${DOCS}/*`]) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const pages = await reference();
      const answer = await pages.inject({ method: 'GET', url: request.url, headers: request.headers });
      if (answer.statusCode === NOT_FOUND) throw new ApiError('not_found');
      const { connection: _ofTheInnerCall, ...headers } = answer.headers;
      return reply.code(answer.statusCode).headers(headers).send(answer.rawPayload);
    });
  }
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route);
  });
}
