import { storableText } from '@global-fit/questionnaire/checks/storableText';
import { ApiError } from './ApiError.ts';
import { accessToken } from './accessToken.ts';
import { fetchInTime } from './fetchInTime.ts';
import { serverClock } from './serverClock.ts';
import { statusName } from './statusNames.ts';
import { SessionReplaced, tokenOwner } from './tokenOwner.ts';
import { waitOf } from './waits.ts';
import { watchSlow } from './watchSlow.ts';

const base = '/api/v1';
const JSON_TYPE = 'application/json';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent form-encoded. */
  readonly form?: Readonly<Record<string, string>>;
  /** Media types accepted; JSON by default, for which nobody waits longer than `fetchInTime` does. */
  readonly accept?: string;
  readonly signal?: AbortSignal;
  /** Id of the account the call is for: throws SessionReplaced instead of sending it for anybody else. */
  readonly owner?: string | undefined;
}

/** The server rejects a whole request for one character that it cannot store. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? storableText(value) : value;

/** Null for an empty body. Throws a SyntaxError where it is not JSON. */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** A captive portal or a proxy may respond in place of the server. */
const isPage = (response: Response): boolean =>
  /^text\/html\b/i.test(response.headers.get('content-type') ?? '');

/** Replaces a body that cannot be parsed as one of ours. */
const NO_ANSWER = Symbol('no answer of our server');

/**
 * A 401 ends the session here, unless a newer one has begun meanwhile; 403 and others are only logged. Every caller
 * still gets the error.
 */
function report(error: ApiError, name: string, token: string | null): void {
  const trace = error.requestId ? ` (request ${error.requestId})` : '';
  const what = `${name}: ${error.status} ${statusName(error.status)}${trace}`;
  if (error.status === 401) {
    console.error(`Authentication error. ${what}`);
    if (accessToken.read() === token) accessToken.clear();
  } else if (error.status === 403) console.error(`Insufficient permissions. ${what}`);
  else console.error(what);
}

/** What is sent for a call, with the token of whoever is signed in. */
function initOf({ method, json, form, accept, signal }: Call, token: string | null) {
  const headers = new Headers({ accept: accept ?? JSON_TYPE });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  let body: BodyInit | null = null;
  if (json !== undefined) {
    headers.set('content-type', JSON_TYPE);
    body = JSON.stringify(json, storable);
  } else if (form) body = new URLSearchParams(form);
  const verb = method ?? (body === null ? 'GET' : 'POST');
  return {
    method: verb,
    headers,
    body,
    credentials: 'include',
    signal: signal ?? null,
  } satisfies RequestInit;
}

/** Like `call`, but returns the response with its body unread, for files. */
export async function request(path: string, options: Call = {}): Promise<Response> {
  const { accept, signal, owner } = options;
  if (owner !== undefined && !tokenOwner.is(owner)) throw new SessionReplaced();
  const token = accessToken.read();
  const init = initOf(options, token);
  const name = `${init.method} ${base}${path}`;
  // A file may have to be made first.
  const send = accept === undefined ? fetchInTime : fetch;
  let response: Response;
  try {
    response = await watchSlow(name, send(`${base}${path}`, init));
  } catch (error) {
    if (!signal?.aborted) console.error(`${name}: no response`, error);
    throw error;
  }
  if (response.ok && !isPage(response)) {
    serverClock.hear(response);
    return response;
  }
  const told = response.ok ? NO_ANSWER : await bodyOf(response).catch(() => NO_ANSWER);
  // A TypeError, like network errors: as far as we know, nothing was done. Our server never refuses without JSON, so
  // a captive portal's response neither signs anybody out nor makes a link look invalid.
  if (told === NO_ANSWER && response.status < 500) {
    console.error(`${name}: ${response.status}, not from our server`);
    throw new TypeError('The answer did not come from our server.');
  }
  const error = new ApiError(
    response.status,
    told === NO_ANSWER ? null : told,
    response.headers.get('x-request-id'),
    waitOf(response),
  );
  report(error, name, token);
  throw error;
}

/**
 * Calls the API. `path` starts after `/api/v1`. Returns the parsed body; null where there is none. Throws ApiError
 * for a status outside 200-299, SessionReplaced, the network's own error where there was no response, a TypeError
 * where a page came in place of a response or nothing for half a minute, and a SyntaxError for a response that is not
 * JSON. Pass a signal to cancel.
 */
export async function call<T>(path: string, options: Call = {}): Promise<T> {
  return (await bodyOf(await request(path, options))) as T;
}
