import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreUser, type SessionState } from './restoreUser.ts';
import { tokenOwner } from './tokenOwner.ts';

const store = new Map<string, string>();
const fetched = vi.fn<() => Promise<Response>>();
const told: SessionState[] = [];
const tell = (state: SessionState): void => void told.push(state);

const ada = { id: '1', email: 'ada@example.com', full_name: 'Ada Byron' };
const answer = (status: number, body: unknown = null) => Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  store.clear();
  store.set('access_token', 'kept');
  fetched.mockReset();
  told.length = 0;
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    removeItem: (key: string) => store.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

it('makes no call without a token', async () => {
  store.clear();
  restoreUser(tell);
  await settle();
  expect(told).toEqual([{ status: 'anonymous' }]);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([400, 401, 403, 404, 422])('clears a token that the server refuses with %i', async (status) => {
  fetched.mockImplementation(() => answer(status));
  restoreUser(tell);
  await settle();
  expect(told).toEqual([{ status: 'anonymous' }]);
  expect(store.size).toBe(0);
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['a failing server', () => answer(500)],
  ['a busy server', () => answer(429)],
  ['a server that would not wait', () => answer(408)],
])('keeps the token through %s and signs in once the server responds', async (_what, failing) => {
  fetched.mockImplementation(failing);
  restoreUser(tell);
  await settle();
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual([
    { status: 'loading', isDelayed: true },
    { status: 'loading', isDelayed: true },
  ]);
  expect(store.get('access_token')).toBe('kept');
  fetched.mockImplementation(() => answer(200, ada));
  await vi.advanceTimersByTimeAsync(4999);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(told.at(-1)).toMatchObject({ status: 'authenticated', user: { firstName: 'Ada' } });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('records whose the token is, and asks again when another tab has changed it meanwhile', async () => {
  fetched.mockImplementationOnce(() => {
    store.set('access_token', 'another');
    return answer(200, ada);
  });
  fetched.mockImplementation(() => answer(200, { id: '2', email: 'bert@example.com', full_name: 'Bert' }));
  restoreUser(tell);
  await settle();
  expect(told).toMatchObject([{ status: 'authenticated', user: { id: '2' } }]);
  expect([tokenOwner.is('1'), tokenOwner.is('2'), tokenOwner.hasChanged()]).toEqual([false, true, false]);
  store.clear();
  expect([tokenOwner.is('2'), tokenOwner.hasChanged()]).toEqual([false, true]);
});

it('asks again on request, one call at a time, and never after it was stopped', async () => {
  fetched.mockImplementation(() => answer(503));
  const restoring = restoreUser(tell);
  restoring.again();
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);
  restoring.again();
  await settle();
  expect(fetched).toHaveBeenCalledTimes(2);
  restoring.stop();
  restoring.again();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});
