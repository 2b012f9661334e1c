import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { SessionReplaced } from '#api/tokenOwner.ts';
import type { ChangeDraft } from '@global-fit/contract/drafts';
import type { DraftApi, DraftSaved, ServerDraft } from './draftApi.ts';
import { createKeeper } from './keeper.ts';
import { keptText } from './keptText.ts';
import { clearProgress, type DraftContent, eraseAfterSignOut, readProgress } from './progress.ts';
import { memoryStorage } from './testing/memoryStorage.ts';

const content = (age: number, sectionIndex = 0): DraftContent => ({
  answers: { age: { value: age } },
  sectionIndex,
  productId: 'silver',
});

/** A server that keeps one draft; `failing` decides what goes wrong with the next calls. */
function fakeServer() {
  const server = {
    draft: { version: 0, answers: {}, section_index: 0, product_id: null, updated_at: null } as ServerDraft,
    failing: null as Error | null,
    puts: 0,
    /** Answers that came as changes, save by save. */
    patches: [] as object[],
    /** Questions whose answers it does not keep. */
    withholds: [] as string[],
  };
  const take = (draft: ChangeDraft, answers: Record<string, unknown>): DraftSaved => {
    if (server.failing) throw server.failing;
    if (draft.version !== server.draft.version) throw new ApiError(409, { code: 'stale_draft' }, null);
    const withheld = Object.keys(answers).filter((id) => server.withholds.includes(id));
    const kept = Object.entries(answers).filter(([id]) => !withheld.includes(id));
    const saved = { version: draft.version + 1, updated_at: '2026-11-01T10:00:00.000Z' };
    const { section_index, product_id = null } = draft;
    server.draft = { ...saved, answers: Object.fromEntries(kept), section_index, product_id };
    return { ...saved, withheld };
  };
  const api: DraftApi = {
    fetch: async () => {
      if (server.failing) throw server.failing;
      return server.draft;
    },
    put: async (draft) => {
      server.puts += 1;
      return take(draft, draft.answers);
    },
    patch: async (draft) => {
      const merged = { ...server.draft.answers, ...draft.answers };
      const given = Object.entries(merged).filter(([, answer]) => answer !== null);
      const saved = take(draft, Object.fromEntries(given));
      server.patches.push(draft.answers);
      return saved;
    },
    discard: async () => {
      server.draft = { ...server.draft, version: 0, answers: {} };
    },
  };
  return { server, api };
}

const keeperOf = (api: DraftApi, tabId = 'a', userId = 'u1') =>
  createKeeper({ userId, api, tabId, now: () => 1000 });

/** Saves one after the other while the server cannot be reached; afterwards it can again. */
async function saveUnreached(
  server: ReturnType<typeof fakeServer>['server'],
  keeper: ReturnType<typeof keeperOf>,
  ...contents: readonly DraftContent[]
): Promise<void> {
  server.failing = new TypeError('Failed to fetch');
  for (const one of contents) await keeper.save(one);
  server.failing = null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('saving', () => {
  it('keeps a change here and on the server five seconds later', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    keeper.changed(content(40, 3));
    expect(keeper.state.unsaved).toBe(true);
    expect(readProgress('u1')).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.draft).toMatchObject({ version: 1, section_index: 3, product_id: 'silver' });
    expect(readProgress('u1')).toMatchObject({
      version: 1,
      onServer: true,
      sectionIndex: 3,
      timestamp: 1000,
    });
    expect(keeper.state).toMatchObject({ sync: 'synced', unsaved: false, savedAt: 1000 });
  });

  it('sends changes by itself, and all answers when a person saves', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    const answers = { age: { value: 40 }, 'full-name': { value: 'Ada' } };
    await keeper.save({ ...content(40), answers });
    keeper.changed({ ...content(40, 2), answers: { age: { value: 41 } } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.patches).toEqual([{ age: { value: 41 }, 'full-name': null }]);
    expect(server.draft).toMatchObject({ version: 2, answers: { age: { value: 41 } }, section_index: 2 });
    await keeper.save(content(42));
    expect([server.puts, server.patches.length]).toEqual([2, 1]);
    expect(server.draft).toMatchObject({ version: 3, answers: { age: { value: 42 } } });
  });

  it('sends again what the server did not keep, and everything after it was out of reach', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    server.withholds = ['medical-conditions'];
    const answers = { age: { value: 40 }, 'medical-conditions': { value: 'no' } };
    await keeper.save({ ...content(40), answers });
    server.withholds = [];
    keeper.changed({ ...content(40), answers: { ...answers, age: { value: 41 } } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.draft.answers).toEqual({ ...answers, age: { value: 41 } });
    server.failing = new TypeError('Failed to fetch');
    keeper.changed(content(42));
    await vi.advanceTimersByTimeAsync(5000);
    keeper.changed(content(43));
    server.failing = null;
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.draft.answers).toEqual({ age: { value: 43 } });
  });

  it('goes on over its own changes whose answer was lost', async () => {
    const { server, api } = fakeServer();
    let lost = false;
    const losing: DraftApi['patch'] = async (draft) => {
      const saved = await api.patch(draft);
      if (lost) return saved;
      lost = true;
      throw new TypeError('Failed to fetch');
    };
    const keeper = keeperOf({ ...api, patch: losing });
    await keeper.load();
    await keeper.save(content(40));
    keeper.changed(content(41));
    await vi.advanceTimersByTimeAsync(5000);
    keeper.changed(content(42));
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.draft.answers).toEqual({ age: { value: 42 } });
    expect(keeper.state.sync).toBe('synced');
  });

  it('saves nothing while nothing is answered, a slider on its default included', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    const untouched = { value: 3, touched: false };
    await keeper.save({
      answers: { safety: untouched, age: { value: null } },
      sectionIndex: 0,
      productId: null,
    });
    expect(server.puts).toBe(0);
    expect(readProgress('u1')).toBeNull();
  });

  it('keeps trying without an answer, and catches up by itself', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    server.failing = new TypeError('Failed to fetch');
    expect(await keeper.save(content(40))).toBe('retrying');
    expect(readProgress('u1')).toMatchObject({ onServer: false, version: 0 });
    void keeper.save(content(41));
    await vi.advanceTimersByTimeAsync(0);
    server.failing = null;
    await vi.advanceTimersByTimeAsync(4000);
    expect(server.draft.answers).toEqual({ age: { value: 41 } });
    expect(keeper.state.sync).toBe('synced');
    expect(readProgress('u1')).toMatchObject({ onServer: true, version: 1 });
  });

  it('tells whether this browser keeps what the server does not have', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    server.failing = new TypeError('Failed to fetch');
    expect(await keeper.save(content(40))).toBe('retrying');
    expect(keeper.state).toMatchObject({ keepsHere: true, unsaved: false });
    vi.stubGlobal('localStorage', undefined);
    expect(await keeper.save(content(41))).toBe('retrying');
    expect(keeper.state).toMatchObject({ keepsHere: false, unsaved: true });
    expect(keptText(keeper.state)).toBe('Your answers are on this page only: please leave it open.');
  });

  it('takes a change of the person in another tab for the end of the session', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    server.failing = new SessionReplaced();
    expect(await keeper.save(content(40))).toBe('signed-out');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.puts).toBe(1);
  });

  it('says when the session has ended, keeps the answers, and goes on after signing in again', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    server.failing = new ApiError(401, { code: 'unauthenticated' }, null);
    expect(await keeper.save(content(40))).toBe('signed-out');
    expect(readProgress('u1')?.answers).toEqual({ age: { value: 40 } });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.puts).toBe(1);
    server.failing = null;
    keeper.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.draft.answers).toEqual({ age: { value: 40 } });
  });
});

describe('two places at once', () => {
  it('never writes over newer answers: it asks, and keeps this one’s when told to', async () => {
    const { server, api } = fakeServer();
    const first = keeperOf(api, 'a');
    const second = keeperOf(api, 'b');
    await first.load();
    await second.load();
    await first.save(content(40));
    expect(await second.save(content(50))).toBe('stale');
    await second.save(content(51));
    expect(server.draft.answers).toEqual({ age: { value: 40 } });
    expect(await second.keepMine()).toBe('synced');
    expect(server.draft).toMatchObject({ version: 2, answers: { age: { value: 51 } } });
  });

  it('takes the newer answers when told to', async () => {
    const { api } = fakeServer();
    const first = keeperOf(api, 'a');
    const second = keeperOf(api, 'b');
    await first.load();
    await second.load();
    second.changed(content(50));
    await first.save(content(40));
    expect(await second.save(content(50))).toBe('stale');
    const newer = await second.takeNewer();
    expect(newer?.answers).toEqual({ age: { value: 40 } });
    expect(await second.save(content(42))).toBe('synced');
  });

  it('never sends again what was given up for the newer answers', async () => {
    const { server, api } = fakeServer();
    const first = keeperOf(api, 'a');
    const second = keeperOf(api, 'b');
    await first.load();
    await second.load();
    await first.save(content(40));
    expect(await second.save(content(50))).toBe('stale');
    await second.takeNewer();
    second.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.draft.answers).toEqual({ age: { value: 40 } });
  });

  it('takes the newer answers of another device, not the copy here that it went on from', async () => {
    const { server, api } = fakeServer();
    const before = keeperOf(api, 'a');
    await before.load();
    await before.save(content(40));
    await saveUnreached(server, before, content(41));
    before.stop();
    await api.put({ version: 1, answers: { age: { value: 55 } }, section_index: 8, product_id: null });
    const after = keeperOf(api, 'b');
    after.resume((await after.load())!);
    expect(after.state.sync).toBe('stale');
    expect((await after.takeNewer())?.answers).toEqual({ age: { value: 55 } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.draft.answers).toEqual({ age: { value: 55 } });
  });

  it('gives up nothing for an assessment that was ordered elsewhere', async () => {
    const { server, api } = fakeServer();
    const first = keeperOf(api, 'a');
    const second = keeperOf(api, 'b');
    await first.load();
    await first.save(content(40));
    second.resume((await second.load())!);
    expect(await second.endedSince()).toBeNull();
    await api.discard();
    clearProgress();
    expect(await second.save(content(50))).toBe('stale');
    expect(await second.endedSince()).toBe(1000);
    expect(await second.takeNewer()).toBeNull();
    expect(second.state.sync).toBe('stale');
    expect(await second.keepMine()).toBe('synced');
    expect(server.draft).toMatchObject({ version: 1, answers: { age: { value: 50 } } });
  });

  it('takes what another tab is about to save for newer answers, and for nothing that was given up', async () => {
    const { api } = fakeServer();
    const sending = Promise.withResolvers<void>();
    const first = keeperOf({ ...api, put: (draft) => sending.promise.then(() => api.put(draft)) }, 'a');
    const second = keeperOf(api, 'b');
    await first.load();
    await second.load();
    const saved = first.save(content(40));
    second.notice('written');
    expect(second.state.sync).toBe('stale');
    expect(await second.endedSince()).toBeNull();
    sending.resolve();
    await saved;
    expect(await second.endedSince()).toBeNull();
  });

  it('asks nothing in the tab whose answers were taken, however the server has tidied them', async () => {
    const { server, api } = fakeServer();
    const first = keeperOf(api, 'a');
    const second = keeperOf(api, 'b');
    await first.load();
    await second.load();
    await first.save(content(40));
    server.draft = { ...server.draft, answers: { age: { value: 40, other: '' } } };
    second.notice('written');
    await second.takeNewer();
    first.notice('written');
    expect(first.state.sync).toBe('synced');
  });

  it('sends what the other tab could not, and calls it saved only once the server has it', async () => {
    const { server, api } = fakeServer();
    const first = keeperOf(api, 'a');
    const second = keeperOf(api, 'b');
    await first.load();
    await second.load();
    await saveUnreached(server, first, content(40));
    first.stop();
    second.notice('written');
    const { put } = api;
    api.put = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await second.takeNewer())?.answers).toEqual({ age: { value: 40 } });
    eraseAfterSignOut();
    expect(readProgress('u1')).toMatchObject({ answers: { age: { value: 40 } }, onServer: false });
    api.put = put;
    await vi.advanceTimersByTimeAsync(4000);
    expect(server.draft.answers).toEqual({ age: { value: 40 } });
    expect(readProgress('u1')).toMatchObject({ onServer: true });
  });

  it('hears of another tab at once, and not of its own writing', async () => {
    const { server, api } = fakeServer();
    const first = keeperOf(api, 'a');
    const second = keeperOf(api, 'b');
    await first.load();
    await second.load();
    await first.save(content(40));
    first.notice('written');
    expect(first.state.sync).toBe('synced');
    second.changed(content(50));
    second.notice('written');
    expect(second.state.sync).toBe('stale');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.draft.answers).toEqual({ age: { value: 40 } });
    expect(readProgress('u1')?.answers).toEqual({ age: { value: 40 } });
  });
});

describe('coming back', () => {
  it('offers what the server has not seen yet, and sends it', async () => {
    const { server, api } = fakeServer();
    const before = keeperOf(api, 'a');
    await before.load();
    await saveUnreached(server, before, content(40, 6));
    before.stop();
    const after = keeperOf(api, 'b');
    const found = await after.load();
    expect(found).toMatchObject({ unsent: true, conflict: false, content: content(40, 6) });
    after.resume(found!);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.draft.answers).toEqual({ age: { value: 40 } });
  });

  it('tells nothing saved from no answer: it throws then, unless there is a copy here', async () => {
    const { server, api } = fakeServer();
    expect(await keeperOf(api).load()).toBeNull();
    server.failing = new ApiError(503, { code: 'service_unavailable' }, null);
    await expect(keeperOf(api).load()).rejects.toBe(server.failing);
    const before = keeperOf(api, 'a');
    await before.save(content(40));
    before.stop();
    expect(await keeperOf(api, 'b').load()).toMatchObject({ unsent: true, content: content(40) });
  });

  it('knows its own save again whose answer was lost with the page', async () => {
    const { server, api } = fakeServer();
    const before = keeperOf(api, 'a');
    await before.load();
    await saveUnreached(server, before, content(40), content(41));
    before.stop();
    await api.put({ version: 0, answers: content(40).answers, section_index: 0, product_id: null });
    expect(await keeperOf(api, 'b').load()).toMatchObject({
      conflict: false,
      unsent: true,
      serverVersion: 1,
    });
    await api.put({ version: 1, answers: { age: { value: 77 } }, section_index: 0, product_id: null });
    expect(await keeperOf(api, 'b').load()).toMatchObject({ conflict: true });
  });

  it('goes on over its own save whose answer was lost', async () => {
    const { server, api } = fakeServer();
    let lost = false;
    const keeper = keeperOf({
      ...api,
      put: async (draft) => {
        const saved = await api.put(draft);
        if (lost) return saved;
        lost = true;
        throw new TypeError('Failed to fetch');
      },
    });
    await keeper.load();
    expect(await keeper.save(content(40))).toBe('retrying');
    expect(await keeper.save(content(41))).toBe('synced');
    expect(server.draft).toMatchObject({ version: 2, answers: { age: { value: 41 } } });
  });

  it('offers the server’s when another device went on', async () => {
    const { api } = fakeServer();
    const before = keeperOf(api, 'a');
    await before.load();
    await before.save(content(40));
    await api.put({ version: 1, answers: { age: { value: 55 } }, section_index: 8, product_id: null });
    expect(await keeperOf(api, 'b').load()).toMatchObject({
      conflict: false,
      unsent: false,
      content: { answers: { age: { value: 55 } }, sectionIndex: 8 },
    });
  });

  it('never offers one person’s answers to another', async () => {
    const { server, api } = fakeServer();
    const before = keeperOf(api, 'a', 'u1');
    await before.load();
    await saveUnreached(server, before, content(40));
    expect(await keeperOf(api, 'b', 'u2').load()).toBeNull();
  });

  it('forgets nobody else’s answers with a person’s own', async () => {
    const { server, api } = fakeServer();
    const before = keeperOf(api, 'a', 'u1');
    await before.load();
    await saveUnreached(server, before, content(40));
    const other = keeperOf(fakeServer().api, 'b', 'u2');
    other.forgetHere();
    await other.discard();
    expect(readProgress('u1')).toMatchObject({ answers: { age: { value: 40 } } });
  });

  it('starts anew here and on the server', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    await keeper.save(content(40));
    await keeper.discard();
    expect(readProgress('u1')).toBeNull();
    expect(server.draft.version).toBe(0);
    expect(await keeper.save(content(20))).toBe('synced');
  });
});

it('sends nothing more of what was given up', async () => {
  vi.useFakeTimers();
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

describe('answers that could not be removed', () => {
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

  it('are removed once the server answers', async () => {
    const { server, discard } = await failingAt(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.draft.version).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(discard).toHaveBeenCalledTimes(2);
  });

  it('are removed when the person has signed in again', async () => {
    const { server, keeper } = await failingAt(new ApiError(401, { code: 'unauthenticated' }, null));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.draft.version).toBe(1);
    keeper.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.draft.version).toBe(0);
  });

  it('are saved over by new ones, which stay', async () => {
    const { server, discard, keeper } = await failingAt(new TypeError('Failed to fetch'));
    expect(await keeper.save(content(20))).toBe('synced');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.draft.answers).toEqual({ age: { value: 20 } });
    expect(discard).toHaveBeenCalledTimes(1);
  });
});

it('saves what is answered while the old answers are being removed, once they are', async () => {
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

it('keeps and sends nothing any more of an account that is gone', async () => {
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
  it('erases what the server has, and only that', async () => {
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
