import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { zodSchemas } from '#http/zodSchemas';
import { SandboxError, errorPayload, invalidRequest } from '../errors.ts';
import type { SandboxCore } from '../types.ts';
import { API_VERSION } from '../webhooks/emit.ts';
import { checkKey } from './authenticateKey.ts';
import { mountCatalogue } from './catalogueEndpoints.ts';
import { mountDisputes } from './disputeEndpoints.ts';
import { mountEvents } from './eventEndpoints.ts';
import { mountPayments } from './paymentEndpoints.ts';
import { mountPromotions } from './promotionEndpoints.ts';
import { mountRefunds } from './refundEndpoints.ts';
import { mountSessions } from './sessionEndpoints.ts';

const BODY_LIMIT = 1_000_000;

/**
 * The provider's HTTP API under `/v1`, as far as the product uses it. Every response has a `Request-Id`; every error
 * is `{ error: { type, message, code?, param? … } }`.
 */
export function sandboxApi(core: SandboxCore): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // URLs that cannot be decoded never reach a route or the error handler.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as unknown as FastifyReply)
        .status(400)
        .send(errorPayload({ type: 'invalid_request_error', message: 'Invalid URL.' }));
    },
    genReqId: () => `req_${core.ids.random(14)}`,
    routerOptions: { maxParamLength: 300 },
    schemaController: zodSchemas,
  });
  acceptForms(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'Request-Id': request.id,
      'Stripe-Version': versionOf(request.headers['stripe-version']),
      'Cache-Control': 'no-cache, no-store',
    });
    checkKey(request.headers.authorization, core.keys.secretKey);
  });
  app.setErrorHandler((error: FastifyError | SandboxError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return reply.status(refusal.status).send(errorPayload(refusal.body));
    core.log.warn({ requestId: request.id, err: error }, 'The payment sandbox failed');
    const message = 'An unknown error occurred';
    return reply.status(500).send({ error: { type: 'api_error', message } });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0];
    const message = `Unrecognized request URL (${request.method}: ${path}).`;
    return reply.status(404).send({ error: { type: 'invalid_request_error', message } });
  });

  mountSessions(app, core);
  mountCatalogue(app, core);
  mountPromotions(app, core);
  mountPayments(app, core);
  mountRefunds(app, core);
  mountDisputes(app, core);
  mountEvents(app, core);
  return app;
}

/** Bodies stay text here. Each endpoint parses its own, so that all errors are made in one place. */
function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => String(body),
  );
}

function versionOf(header: string | string[] | undefined): string {
  const version = Array.isArray(header) ? header[0] : header;
  if (version === undefined) return API_VERSION;
  if (/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version)) return version;
  throw invalidRequest(`Invalid Stripe API version: ${version.slice(0, 40)}`);
}

/** Errors of ours and of Fastify (wrong media type, body too large), in the provider's format. */
function refusalOf(error: FastifyError | SandboxError): SandboxError | null {
  if (error instanceof SandboxError) return error;
  const { statusCode } = error;
  if (statusCode === undefined || statusCode >= 500) return null;
  const status = statusCode === 413 ? 413 : 400;
  return new SandboxError(status, { type: 'invalid_request_error', message: error.message });
}
