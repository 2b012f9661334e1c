import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { createRemoval } from './removal.ts';

const remove = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  remove.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('deleting the answers on the server', () => {
  it('is done when the server deleted them or has none', async () => {
    const removal = createRemoval(remove);
    expect(await removal.ask()).toBe(true);
    remove.mockRejectedValueOnce(new ApiError(404, {}, null));
    expect(await removal.ask()).toBe(true);
    expect(removal.isDue).toBe(false);
  });

  it('is one call for all who ask at the same time', async () => {
    const removal = createRemoval(remove);
    const asked = removal.ask();
    expect(removal.running).toBe(asked);
    expect(removal.ask()).toBe(asked);
    await asked;
    expect(removal.running).toBeNull();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['answer', new TypeError('Failed to fetch')],
    ['working server', new ApiError(503, {}, null)],
    ['server with time for it', new ApiError(429, {}, null)],
  ])('is tried again by itself while there is no %s', async (_what, error) => {
    const removal = createRemoval(remove);
    remove.mockRejectedValueOnce(error);
    expect(await removal.ask()).toBe(false);
    expect(removal.isDue).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(remove).toHaveBeenCalledTimes(2);
    expect(removal.isDue).toBe(false);
  });

  it('is tried again only on request where the server refused', async () => {
    const removal = createRemoval(remove);
    remove.mockRejectedValueOnce(new ApiError(401, {}, null));
    expect(await removal.ask()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(remove).toHaveBeenCalledTimes(1);
    expect(removal.isDue).toBe(true);
    expect(await removal.ask()).toBe(true);
  });

  it.each(['drop', 'stop'] as const)('is not tried again by itself after a %s', async (end) => {
    const removal = createRemoval(remove);
    remove.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await removal.ask();
    removal[end]();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(remove).toHaveBeenCalledTimes(1);
    expect(removal.isDue).toBe(end === 'stop');
  });
});
