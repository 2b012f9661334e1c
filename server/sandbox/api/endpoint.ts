import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { runDue } from '../due.ts';
import { SandboxError, invalidRequest } from '../errors.ts';
import type { RequestCause, SandboxCore, Work } from '../types.ts';
import { workOn } from '../work.ts';
import { checkParams } from './checkParams.ts';
import { expandPaths } from './expand.ts';
import { parseForm, type FormTree } from './form.ts';
import { fingerprintOf, runOnce, type Answer } from './idempotency.ts';
import { present } from './present.ts';

/** An endpoint of the API: its parameters, and what it does in one transaction. */
export interface Endpoint<P> {
  readonly method: 'GET' | 'POST';
  /** With Fastify's `:id` for the object's id. */
  readonly path: string;
  readonly params: z.ZodType<P>;
  /** `id` is the id in the path; empty where the path has none. */
  run(work: Work, params: P, id: string): Promise<object>;
}

/** The query of a GET or the body of a POST as text; both have the same encoding. */
type EndpointRequest = FastifyRequest<{ Params: { id?: string } }>;

const MAX_KEY = 255;

/** Serves an endpoint: validates the parameters, makes the change once per idempotency key, expands the response. */
export function mount<P extends { expand?: string[] | undefined }>(
  app: FastifyInstance,
  core: SandboxCore,
  endpoint: Endpoint<P>,
): void {
  app.route<{ Params: { id?: string } }>({
    method: endpoint.method,
    url: endpoint.path,
    async handler(request, reply) {
      const cause = causeOf(request);
      if (cause.idempotency_key !== null) reply.header('Idempotency-Key', cause.idempotency_key);
      await runDue(core);
      const params = checkParams(endpoint.params, paramsOf(request, endpoint.method));
      const id = request.params.id ?? '';
      const run = async (work: Work) => {
        const shown = await present(work, await endpoint.run(work, params, id));
        return expandPaths(work, shown, params.expand ?? []);
      };
      if (endpoint.method === 'GET') return send(reply, await read(core, cause, run));
      const fingerprint = fingerprintOf('POST', request.url, bodyText(request));
      return send(reply, await runOnce(core, cause, fingerprint, run));
    },
  });
}

async function read(core: SandboxCore, cause: RequestCause, run: (work: Work) => Promise<unknown>) {
  return { status: 200, body: await run(workOn(core, core.db, cause)), replayOf: null };
}

function send(reply: FastifyReply, answer: Answer) {
  if (answer.replayOf !== null) {
    reply.header('Idempotent-Replayed', 'true').header('Original-Request', answer.replayOf);
  }
  return reply.status(answer.status).send(answer.body);
}

function causeOf(request: FastifyRequest): RequestCause {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || key === undefined || Array.isArray(key)) {
    return { id: request.id, idempotency_key: null };
  }
  if (key === '' || key.length > MAX_KEY) {
    throw new SandboxError(400, {
      type: 'idempotency_error',
      message: `Idempotency keys have 1 to ${MAX_KEY} characters.`,
    });
  }
  return { id: request.id, idempotency_key: key };
}

function paramsOf(request: EndpointRequest, method: 'GET' | 'POST'): FormTree {
  const query = request.url.split('?')[1] ?? '';
  return parseForm(method === 'GET' ? query : bodyText(request));
}

function bodyText(request: EndpointRequest): string {
  const { body } = request;
  if (body === undefined || body === null) return '';
  if (typeof body === 'string') return body;
  throw invalidRequest('Send parameters form-encoded.');
}
