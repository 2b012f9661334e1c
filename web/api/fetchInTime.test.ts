import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchInTime } from './fetchInTime.ts';

/** Never answers; ends like a browser's when it is stopped. */
const hung = (_url: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_answer, fail) => {
    const end = (): void => fail(signal?.reason);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
  });

const fetched = vi.fn(hung);
beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(hung);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts a server that sends nothing for half a minute as not reached', async () => {
  const failed = fetchInTime('/here', { method: 'POST' }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(fetched.mock.calls[0]![1].signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await failed).toBeInstanceOf(TypeError);
  expect(fetched.mock.calls[0]![1].method).toBe('POST');
});

it('lets what has begun to arrive take its time', async () => {
  fetched.mockResolvedValueOnce(new Response('long'));
  const response = await fetchInTime('/here');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched.mock.calls[0]![1].signal?.aborted).toBe(false);
  await expect(response.text()).resolves.toBe('long');
});

it('is stopped by its caller for the caller’s reason, before, during and after the answer', async () => {
  const leaving = new AbortController();
  const asked = fetchInTime('/here', { signal: leaving.signal });
  fetched.mockResolvedValueOnce(new Response('long'));
  await fetchInTime('/here', { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
  expect(fetched.mock.calls[1]![1].signal?.aborted).toBe(true);
  await expect(fetchInTime('/here', { signal: leaving.signal })).rejects.toThrow('left');
});
