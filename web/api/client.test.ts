import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { accessToken } from './accessToken.ts';
import { call, request } from './client.ts';
import { statusName } from './statusNames.ts';
import { SessionReplaced, tokenOwner } from './tokenOwner.ts';
import { watchSlow } from './watchSlow.ts';

const store = new Map<string, string>();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(body === null ? null : JSON.stringify(body), { status, headers });

beforeEach(() => {
  store.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const headersOf = (at = 0): Headers => new Headers(fetched.mock.calls[at]![1].headers);

async function failure(status: number, body: unknown = null): Promise<ApiError> {
  fetched.mockResolvedValueOnce(answer(status, body, { 'x-request-id': 'r-1' }));
  return call('/users/me').then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error as ApiError,
  );
}

const clock = (...times: number[]): (() => number) => {
  const left = [...times];
  return () => left.shift()!;
};

describe('a call', () => {
  it('goes to /api/v1 with credentials and the stored token', async () => {
    store.set('access_token', 'abc');
    fetched.mockResolvedValueOnce(answer(200, { id: 'u1' }));
    await expect(call('/users/me')).resolves.toEqual({ id: 'u1' });
    expect(fetched.mock.calls[0]![0]).toBe('/api/v1/users/me');
    expect(fetched.mock.calls[0]![1]).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(headersOf().get('authorization')).toBe('Bearer abc');
  });
  it('removes characters that no server can store from everything it sends', async () => {
    fetched.mockResolvedValueOnce(answer(200, {}));
    await call('/drafts', {
      json: { answers: { a: { value: 'x\u0000y\uD83D' }, b: { value: ['\u0000'] } } },
    });
    expect(fetched.mock.calls[0]![1].body).toBe('{"answers":{"a":{"value":"xy"},"b":{"value":[""]}}}');
  });
  it('has no authorization header without a token', async () => {
    fetched.mockResolvedValueOnce(answer(200, {}));
    await call('/products');
    expect(headersOf().has('authorization')).toBe(false);
  });
  it('posts JSON and forms', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(200, {})));
    await call('/users/signup', { json: { email: 'a@b.c' } });
    expect(fetched.mock.calls[0]![1]).toMatchObject({ method: 'POST', body: '{"email":"a@b.c"}' });
    await call('/login/access-token', { form: { username: 'a@b.c', password: 'p w' } });
    expect(`${fetched.mock.calls[1]![1].body as URLSearchParams}`).toBe('username=a%40b.c&password=p+w');
    expect(headersOf(1).has('content-type')).toBe(false);
  });
  it('for a file returns the raw response, with the requested Accept header', async () => {
    store.set('access_token', 'abc');
    fetched.mockResolvedValueOnce(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    const file = await request('/users/me/data', { accept: '*/*' });
    expect(await file.text()).toBe('%PDF');
    expect(headersOf().get('accept')).toBe('*/*');
    expect(headersOf().get('authorization')).toBe('Bearer abc');
  });
  it('made for one person is never sent with another person’s token', async () => {
    store.set('access_token', 'ursula');
    tokenOwner.remember('u1', 'ursula');
    fetched.mockImplementation(() => Promise.resolve(answer(200, {})));
    await call('/survey-results', { json: {}, owner: 'u1' });
    expect(headersOf().get('authorization')).toBe('Bearer ursula');
    store.set('access_token', 'bert');
    await expect(call('/survey-results', { json: {}, owner: 'u1' })).rejects.toThrow(SessionReplaced);
    tokenOwner.remember('u2', 'bert');
    await expect(call('/survey-results', { json: {}, owner: 'u1' })).rejects.toThrow(SessionReplaced);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
  it('returns null for an empty response', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await expect(call('/users/me', { method: 'DELETE' })).resolves.toBeNull();
  });
});

describe('a failed call', () => {
  it('clears the token and logs an authentication error on 401', async () => {
    store.set('access_token', 'old');
    const cleared = vi.fn<() => void>();
    const stop = accessToken.onCleared(cleared);
    const error = await failure(401, { detail: 'Not authenticated', code: 'unauthenticated' });
    stop();
    expect(error).toMatchObject({ status: 401, message: 'Not authenticated', code: 'unauthenticated' });
    expect(store.has('access_token')).toBe(false);
    expect(cleared).toHaveBeenCalledOnce();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Authentication error'));
  });
  it('leaves the token of somebody who has signed in meanwhile', async () => {
    store.set('access_token', 'old');
    fetched.mockImplementationOnce(() => {
      store.set('access_token', 'new');
      return Promise.resolve(answer(401, null));
    });
    await expect(call('/users/me')).rejects.toMatchObject({ status: 401 });
    expect(store.get('access_token')).toBe('new');
  });
  it('keeps the token and only logs on 403', async () => {
    store.set('access_token', 'good');
    await failure(403);
    expect(store.get('access_token')).toBe('good');
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Insufficient permissions'));
  });
  it('has the field errors and the title of a 422', async () => {
    const detail = [{ loc: ['body', 'email'], msg: 'Invalid email', type: 'value_error' }];
    const error = await failure(422, { title: 'Validation Error', detail });
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe('Validation Error');
    expect(error.fields).toEqual(detail);
    expect(error.requestId).toBe('r-1');
  });
  it.each([
    ['90', 90_000],
    ['0', 1000],
    ['Sun, 29 Nov 2026 03:00:00 GMT', null],
    [null, null],
  ])('has the wait that the server asked for: %s', async (header, wait) => {
    const headers = header === null ? {} : { 'retry-after': header };
    fetched.mockResolvedValueOnce(answer(429, { detail: 'Too many requests.' }, headers));
    await expect(call('/products')).rejects.toMatchObject({ status: 429, wait });
  });
  it('has the name of its status when the body is not JSON', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>502</h1>', { status: 502 }));
    await expect(call('/products')).rejects.toMatchObject({ status: 502, message: 'Bad Gateway' });
  });
  it('includes a successful response that is HTML or not JSON, such as a Wi-Fi sign-in page', async () => {
    const page = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } };
    fetched.mockResolvedValueOnce(new Response('<h1>Log in to the Wi-Fi</h1>', page));
    await expect(call('/users/me/password', { json: {} })).rejects.toThrow(TypeError);
    fetched.mockResolvedValueOnce(new Response('<h1>Log in to the Wi-Fi</h1>', page));
    await expect(request('/users/me/data', { accept: '*/*' })).rejects.toThrow(TypeError);
    fetched.mockResolvedValueOnce(new Response('moved', { status: 200 }));
    await expect(call('/products')).rejects.toThrow(SyntaxError);
  });
  it('with a page instead of JSON does not end the session, whatever its status', async () => {
    accessToken.write('token-1');
    const page = { headers: { 'content-type': 'text/html; charset=utf-8' } };
    for (const status of [401, 403, 404, 410, 429]) {
      fetched.mockResolvedValueOnce(new Response('<h1>Not here</h1>', { ...page, status }));
      await expect(call('/users/me')).rejects.toThrow(TypeError);
    }
    expect(accessToken.read()).toBe('token-1');
  });
  it('without a response is logged and rejects', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call('/products')).rejects.toThrow('Failed to fetch');
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no response'), expect.any(TypeError));
  });
});

describe('statusName', () => {
  it('knows every status from 400 to 511', () => {
    for (let status = 400; status <= 511; status++) expect(statusName(status)).not.toBe('');
    expect(statusName(422)).toBe('Validation Error');
    expect(statusName(404)).toBe('Not Found');
    expect(statusName(511)).toBe('Network Authentication Required');
  });
});

describe('a slow operation', () => {
  it('warns when it took longer than half a second', async () => {
    await watchSlow('products', Promise.resolve(1), clock(0, 501));
    expect(console.warn).toHaveBeenCalledWith('Slow operation: products took 501 ms.');
  });
  it('does not warn up to half a second', async () => {
    await watchSlow('products', Promise.resolve(1), clock(0, 500));
    expect(console.warn).not.toHaveBeenCalled();
  });
  it('warns about failures too, and rejects with them', async () => {
    await expect(watchSlow('x', Promise.reject(new Error('no')), clock(0, 900))).rejects.toThrow('no');
    expect(console.warn).toHaveBeenCalledOnce();
  });
});
