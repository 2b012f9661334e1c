export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** The provider's error object, without the fields added on sending. */
export interface ErrorBody {
  type: ErrorType;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  doc_url?: string;
  request_log_url?: string;
}

/** An error the API returns on purpose; anything else thrown is a defect of ours. */
export class SandboxError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'SandboxError';
    this.status = status;
    this.body = body;
  }
}

/** 400: invalid parameters, or a call that the object's state does not allow. */
export function invalidRequest(
  message: string,
  detail: { code?: string; param?: string } = {},
): SandboxError {
  return new SandboxError(400, { type: 'invalid_request_error', message, ...detail });
}

/** No such object: 404 where the URL names it, 400 where a parameter does. */
export function noSuch(what: string, id: string, param: string, status: 400 | 404 = 404): SandboxError {
  return new SandboxError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

/** The error as sent, with a link to the provider's page on its code. */
export function errorPayload(body: ErrorBody): { error: ErrorBody } {
  if (!body.code) return { error: body };
  const page = body.code.replaceAll('_', '-');
  return { error: { ...body, doc_url: `https://stripe.com/docs/error-codes/${page}` } };
}
