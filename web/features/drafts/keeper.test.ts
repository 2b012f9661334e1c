import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { SessionReplaced } from '#api/tokenOwner.ts';
import type { DraftApi } from './draftApi.ts';
import { keptText } from './keptText.ts';
import { readProgress } from './progress.ts';
import { content, fakeServer, inOwnBrowser, keeperOf } from './testing/keptDraft.ts';

inOwnBrowser();

describe('saving', () => {
  it('stores a change here and on the server five seconds later', async () => {
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

  it('sends changes by itself, and all answers on request', async () => {
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

  it('sends again what the server left out, and all changes after an outage', async () => {
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

  it('continues over its own changes whose response was lost', async () => {
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

  it('saves nothing while nothing is answered, even if sliders have defaults', async () => {
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

  it('keeps trying while there is no response, and catches up by itself', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    server.failing = new TypeError('Failed to fetch');
    expect(await keeper.save(content(40))).toBe('retrying');
    expect(readProgress('u1')).toMatchObject({ onServer: false, version: 0 });
    void keeper.save(content(41));
    await vi.advanceTimersByTimeAsync(0);
    server.failing = null;
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.draft.answers).toEqual({ age: { value: 41 } });
    expect(keeper.state.sync).toBe('synced');
    expect(readProgress('u1')).toMatchObject({ onServer: true, version: 1 });
  });

  it('tells whether this browser stores what the server lacks', async () => {
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

  it('counts as signed out when somebody else has signed in in another tab', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api);
    await keeper.load();
    server.failing = new SessionReplaced();
    expect(await keeper.save(content(40))).toBe('signed-out');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.puts).toBe(1);
  });

  it('reports the end of the session, keeps the answers, and continues after signing in again', async () => {
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
