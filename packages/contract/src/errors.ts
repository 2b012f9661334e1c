import { z } from 'zod';
import { tryAgainIn } from './tryAgainIn.ts';

/**
 * Every error the server can respond with: code → HTTP status and a text for people. The server throws `ApiError`
 * with a code; nothing else is sent.
 */
export const ERRORS = {
  bad_request: { status: 400, text: 'The request could not be understood.' },
  malformed_json: { status: 400, text: 'The request body is not valid JSON.' },
  bad_signature: { status: 400, text: 'The signature does not match the message.' },
  unauthenticated: { status: 401, text: 'Not authenticated' },
  bad_credentials: { status: 401, text: 'Incorrect email or password' },
  link_expired: {
    status: 400,
    text: 'This link no longer counts: it has expired, was used, or was ended by a later change to the account. Please ask for a new one.',
  },
  not_found: { status: 404, text: 'Not Found' },
  method_not_allowed: { status: 405, text: 'Method Not Allowed' },
  request_timeout: { status: 408, text: 'The request took too long to arrive.' },
  email_taken: { status: 409, text: 'An account with this email already exists' },
  stale_draft: { status: 409, text: 'These answers were saved from elsewhere in the meantime.' },
  conflict: { status: 409, text: 'This can no longer be done.' },
  already_paid: { status: 409, text: 'This order has already been paid.' },
  link_ended: { status: 410, text: 'This link no longer works.' },
  payload_too_large: { status: 413, text: 'The request is too large.' },
  uri_too_long: { status: 414, text: 'The address is too long.' },
  unsupported_media_type: { status: 415, text: 'Unsupported Media Type' },
  validation_error: { status: 422, text: 'Validation Error' },
  too_many_requests: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  headers_too_large: { status: 431, text: 'The headers of the request are too large.' },
  internal_error: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  provider_unavailable: { status: 502, text: 'The payment provider did not answer. Please try again.' },
  service_unavailable: { status: 503, text: 'The service is briefly unavailable. Please try again.' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly text: string }>>;

export type ErrorCode = keyof typeof ERRORS;

/** A fault in a request: its location (`["body", "email"]`), message and kind. */
const fieldErrorSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Body of every error except 422. */
export const errorBodySchema = z.object({
  detail: z.string(),
  code: z.string(),
  /** With `already_paid`: the customer's paid order. */
  order_id: z.string().optional(),
});

/** Body of a 422: the faults one by one. */
export const validationErrorBodySchema = z.object({
  title: z.literal('Validation Error'),
  detail: z.array(fieldErrorSchema),
  code: z.literal('validation_error'),
});

export type ErrorBody = z.infer<typeof errorBodySchema> | z.infer<typeof validationErrorBodySchema>;

interface ApiErrorOptions {
  /** Replaces the registry's text; must be safe to show. */
  readonly detail?: string;
  readonly fields?: readonly FieldError[];
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
  /** With `already_paid`: the customer's paid order. */
  readonly orderId?: string;
  readonly cause?: unknown;
}

/** The refusal of a limit, with its wait. */
export const tooMany = (what: string, seconds: number): string => `Too many ${what}. ${tryAgainIn(seconds)}`;

function textOf(code: ErrorCode, { detail, retryAfter }: ApiErrorOptions): string {
  if (detail !== undefined) return detail;
  return code === 'too_many_requests' && retryAfter !== undefined
    ? tooMany('requests', retryAfter)
    : ERRORS[code].text;
}

/** An error with a code; thrown by services, converted to a response in one place. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  readonly retryAfter: number | null;
  readonly orderId: string | null;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(textOf(code, options), options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfter = options.retryAfter ?? null;
    this.orderId = options.orderId ?? null;
  }
}

/** A 422 made by a service, for rules that a schema cannot express. */
export function invalid(fields: readonly FieldError[]): ApiError {
  return new ApiError('validation_error', { fields });
}

/** HTTP status and body of an error. */
export function errorResponse(error: ApiError): { readonly status: number; readonly body: ErrorBody } {
  const { status } = ERRORS[error.code];
  if (error.code === 'validation_error') {
    return { status, body: { title: 'Validation Error', detail: [...error.fields], code: error.code } };
  }
  const order = error.orderId === null ? {} : { order_id: error.orderId };
  return { status, body: { detail: error.message, code: error.code, ...order } };
}
