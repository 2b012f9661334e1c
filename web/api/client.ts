import { storableText } from '@global-fit/questionnaire/checks/storableText';
import { ApiError } from './ApiError.ts';
import { accessToken } from './accessToken.ts';
import { serverClock } from './serverClock.ts';
import { statusName } from './statusNames.ts';
import { SessionReplaced, tokenOwner } from './tokenOwner.ts';
import { watchSlow } from './watchSlow.ts';

const base = '/api/v1';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent form-encoded. */
  readonly form?: Readonly<Record<string, string>>;
  /** Media types that the answer may have; JSON where it is left out. */
  readonly accept?: string;
  readonly signal?: AbortSignal;
  /** Id of the account that it is made for: SessionReplaced instead of sending it as anybody else. */
  readonly owner?: string | undefined;
}

/** The server refuses a whole request for one character that it could not keep. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? storableText(value) : value;

/** Null for an empty body. Throws a SyntaxError for one that is no JSON. */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** What stands between us and the server (the page of a hotel's network, of a proxy) may answer in its place. */
const isPage = (response: Response): boolean =>
  /^text\/html\b/i.test(response.headers.get('content-type') ?? '');

/** In the place of a body that cannot be read as one of ours. */
const NO_ANSWER = Symbol('no answer of our server');

/**
 * 401 ends the session here, unless a newer one has begun meanwhile; 403 and the rest are only logged, and every
 * caller still gets the error.
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

/** Like `call`, but gives the answer itself, its body unread: for files. */
export async function request(
  path: string,
  { method, json, form, accept = 'application/json', signal, owner }: Call = {},
): Promise<Response> {
  if (owner !== undefined && !tokenOwner.is(owner)) throw new SessionReplaced();
  const headers = new Headers({ accept });
  const token = accessToken.read();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  let body: BodyInit | null = null;
  if (json !== undefined) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(json, storable);
  } else if (form) body = new URLSearchParams(form);

  const verb = method ?? (body === null ? 'GET' : 'POST');
  const name = `${verb} ${base}${path}`;
  const init: RequestInit = { method: verb, headers, body, credentials: 'include', signal: signal ?? null };
  let response: Response;
  try {
    response = await watchSlow(name, fetch(`${base}${path}`, init));
  } catch (error) {
    if (!signal?.aborted) console.error(`${name}: no response`, error);
    throw error;
  }
  if (response.ok && !isPage(response)) {
    serverClock.hear(response);
    return response;
  }
  const told = response.ok ? NO_ANSWER : await bodyOf(response).catch(() => NO_ANSWER);
  // Of the kind that the network's own errors are: nothing was done, as far as one can tell. Our server never refuses
  // without JSON, so that nobody is signed out, and no link called dead, by the word of a hotel's network.
  if (told === NO_ANSWER && response.status < 500) {
    console.error(`${name}: ${response.status}, not from our server`);
    throw new TypeError('The answer did not come from our server.');
  }
  const error = new ApiError(
    response.status,
    told === NO_ANSWER ? null : told,
    response.headers.get('x-request-id'),
  );
  report(error, name, token);
  throw error;
}

/**
 * One call to the API. `path` starts after `/api/v1`. Gives the parsed body (null when there is none).
 * Throws ApiError for a status outside 200-299, SessionReplaced, the network's own error when there was no answer, a
 * TypeError like it for a page in place of an answer or a refusal, and a SyntaxError for an answer that is no JSON.
 * There is no time limit; pass a signal to give up.
 */
export async function call<T>(path: string, options: Call = {}): Promise<T> {
  return (await bodyOf(await request(path, options))) as T;
}
