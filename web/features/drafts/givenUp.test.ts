import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { eraseAfterSignOut, readProgress } from './progress.ts';
import { content, fakeServer, inOwnBrowser, keeperOf, saveUnreached } from './testing/keptDraft.ts';

inOwnBrowser();

it('sends nothing more of discarded answers', async () => {
  const { server, api } = fakeServer();
  const keeper = keeperOf(api);
  await keeper.load();
  await saveUnreached(server, keeper, content(40));
  await keeper.discard();
  const { puts } = server;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.puts, server.draft.version]).toEqual([puts, 0]);
  vi.useRealTimers();
});

describe('answers that could not be deleted', () => {
  const failingAt = async (error: Error) => {
    const { server, api } = fakeServer();
    let fails = true;
    const discard = vi.fn(() => (fails ? Promise.reject(error) : api.discard()));
    const keeper = keeperOf({ ...api, discard });
    await keeper.load();
    await keeper.save(content(40));
    expect(await keeper.discard()).toBe(false);
    expect(server.draft.version).toBe(1);
    fails = false;
    return { server, discard, keeper };
  };

  it('are deleted once the server responds', async () => {
    const { server, discard } = await failingAt(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.draft.version).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(discard).toHaveBeenCalledTimes(2);
  });

  it('are deleted once the person has signed in again', async () => {
    const { server, keeper } = await failingAt(new ApiError(401, { code: 'unauthenticated' }, null));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.draft.version).toBe(1);
    keeper.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.draft.version).toBe(0);
  });

  it('are overwritten by new answers, which stay', async () => {
    const { server, discard, keeper } = await failingAt(new TypeError('Failed to fetch'));
    expect(await keeper.save(content(20))).toBe('synced');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.draft.answers).toEqual({ age: { value: 20 } });
    expect(discard).toHaveBeenCalledTimes(1);
  });
});

it('new answers are saved once the deletion of the old ones is done', async () => {
  const { server, api } = fakeServer();
  const removal = Promise.withResolvers<void>();
  const keeper = keeperOf({ ...api, discard: () => removal.promise.then(api.discard) });
  await keeper.load();
  await keeper.save(content(40));
  const discarded = keeper.discard();
  const saved = keeper.save(content(20));
  await vi.advanceTimersByTimeAsync(0);
  removal.resolve();
  await discarded;
  expect(await saved).toBe('synced');
  expect(server.draft).toMatchObject({ version: 1, answers: { age: { value: 20 } } });
});

it('nothing more is stored or sent for a deleted account', async () => {
  const { server, api } = fakeServer();
  const keeper = keeperOf(api);
  await keeper.load();
  await keeper.save(content(40));
  keeper.changed(content(41));
  keeper.abandon();
  expect(readProgress('u1')).toBeNull();
  keeper.changed(content(42));
  keeper.flush();
  await keeper.save(content(43));
  keeper.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readProgress('u1')).toBeNull();
  expect(server.puts).toBe(1);
  expect(keeper.state.unsaved).toBe(false);
});

describe('signing out', () => {
  it('deletes what the server has, and nothing else', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    await keeper.save(content(40));
    eraseAfterSignOut();
    expect(readProgress('u1')).toBeNull();
    server.failing = new TypeError('Failed to fetch');
    await keeper.save(content(41));
    eraseAfterSignOut();
    expect(readProgress('u1')?.answers).toEqual({ age: { value: 41 } });
  });
});
