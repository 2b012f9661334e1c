import { describe, expect, it, vi } from 'vitest';
import { clearProgress, eraseAfterSignOut, readProgress } from './progress.ts';
import { content, fakeServer, inOwnBrowser, keeperOf, saveUnreached, twoTabs } from './testing/keptDraft.ts';

inOwnBrowser();

describe('the same assessment open twice', () => {
  it('never overwrites newer answers, and keeps this page’s on request', async () => {
    const { server, first, second } = await twoTabs();
    await first.save(content(40));
    expect(await second.save(content(50))).toBe('stale');
    await second.save(content(51));
    expect(server.draft.answers).toEqual({ age: { value: 40 } });
    expect(await second.keepMine()).toBe('synced');
    expect(server.draft).toMatchObject({ version: 2, answers: { age: { value: 51 } } });
  });

  it('replaces this page’s answers by the newer ones on request', async () => {
    const { first, second } = await twoTabs();
    second.changed(content(50));
    await first.save(content(40));
    expect(await second.save(content(50))).toBe('stale');
    const newer = await second.takeNewer();
    expect(newer?.answers).toEqual({ age: { value: 40 } });
    expect(await second.save(content(42))).toBe('synced');
  });

  it('never sends the replaced answers again', async () => {
    const { server, first, second } = await twoTabs();
    await first.save(content(40));
    expect(await second.save(content(50))).toBe('stale');
    await second.takeNewer();
    second.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.draft.answers).toEqual({ age: { value: 40 } });
  });

  it('uses the other device’s newer answers, not an outdated copy stored here', async () => {
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

  it('does not discard answers for an assessment that was ordered elsewhere', async () => {
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
    // By the server's clock, since that of this device may be wrong.
    expect(await second.endedSince()).toBe(2000);
    expect(await second.takeNewer()).toBeNull();
    expect(second.state.sync).toBe('stale');
    expect(await second.keepMine()).toBe('synced');
    expect(server.draft).toMatchObject({ version: 1, answers: { age: { value: 50 } } });
  });

  it('treats what another tab is about to save as newer answers, not as a discarded assessment', async () => {
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

  it('does not ask in the tab whose answers were used, even if the server has normalised them', async () => {
    const { server, first, second } = await twoTabs();
    await first.save(content(40));
    server.draft = { ...server.draft, answers: { age: { value: 40, other: '' } } };
    second.notice('written');
    await second.takeNewer();
    first.notice('written');
    expect(first.state.sync).toBe('synced');
  });

  it('sends what the other tab could not, and counts it as saved only once the server has it', async () => {
    const { server, api, first, second } = await twoTabs();
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

  it('notices another tab at once, and ignores its own changes', async () => {
    const { server, first, second } = await twoTabs();
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
