import { ApiError, type ErrorCode, errorResponse, type FieldError } from '@global-fit/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isOutage } from '#db/errors';
import { TransactionTimeout } from '#db/transaction';
import { TryLater } from '#workers/tryLater';

/** Fastify's error codes for requests it cannot read, with ours. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
  // Validation itself failed, as with an object in place of a string whose "length" cannot be compared.
  FST_ERR_VALIDATION: 'bad_request',
};

/** Seconds for `Retry-After` while the database is away or the machine too busy to draw a page. */
const OUTAGE_RETRY_SECONDS = 5;

/** The location of a fault in the form that clients receive. */
const PLACES: Readonly<Record<string, string>> = { querystring: 'query', params: 'path', headers: 'header' };

function fieldErrors(error: FastifyError & { validationContext?: string | undefined }): FieldError[] {
  if (!hasZodFastifySchemaValidationErrors(error)) return [];
  const context = error.validationContext ?? 'body';
  const place = PLACES[context] ?? context;
  return error.validation.map(({ instancePath, message, keyword }) => ({
    // For a fault of the whole body, such as a list in place of an object, the path is "/".
    loc: [place, ...(instancePath === '/' ? [] : instancePath.split('/').slice(1).map(readStep))],
    msg: message ?? 'Invalid value',
    type: keyword,
  }));
}

/** A segment of a JSON pointer; list positions become numbers. */
function readStep(step: string): string | number {
  const text = step.replaceAll('~1', '/').replaceAll('~0', '~');
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The registered error for anything thrown while handling a request. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isOutage(error) || error instanceof TryLater || error instanceof TransactionTimeout) {
    return new ApiError('service_unavailable', { retryAfter: OUTAGE_RETRY_SECONDS, cause: error });
  }
  const { code, statusCode, validation } = error as FastifyError;
  if (validation) return new ApiError('validation_error', { fields: fieldErrors(error as FastifyError) });
  const known = FRAMEWORK_CODES[code];
  if (known) return new ApiError(known, { cause: error });
  if (error instanceof SyntaxError && statusCode === 400)
    return new ApiError('malformed_json', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ApiError('bad_request', { cause: error });
  }
  return new ApiError('internal_error', { cause: error });
}

/** Whether the request itself broke off, because its client left before all of it had come. */
function isCutOff(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof Error && raw.errored === error;
}

/**
 * Sets status and headers of an error response. Unexpected errors are logged with the request id and reported to the
 * client without detail. The caller writes the body.
 */
export function beginError(error: unknown, request: FastifyRequest, reply: FastifyReply): ApiError {
  // Its code is that of a lost connection to the database, but nobody is left to be told to come back.
  const answer = isCutOff(error, request) ? new ApiError('bad_request', { cause: error }) : toApiError(error);
  const { status } = errorResponse(answer);
  if (answer.code === 'internal_error') request.log.error({ err: error }, 'a request failed');
  if (answer.code === 'bad_request' && (error as FastifyError).code === 'FST_ERR_VALIDATION')
    request.log.warn({ err: error }, 'a schema could not look at a request');
  if (answer.code === 'service_unavailable') request.log.warn({ err: error }, 'a request met an outage');
  void reply.code(status).header('x-request-id', request.id);
  if (answer.retryAfter !== null) void reply.header('retry-after', Math.max(1, Math.ceil(answer.retryAfter)));
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  return answer;
}

/** Ends a response with a JSON body that bypasses the schemas of its route. */
export function sendJson(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Sends an error in the format shared by all routes. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendJson(reply, errorResponse(beginError(error, request, reply)).body);
}

/** Registers `sendError` for everything thrown in routes and hooks. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}
