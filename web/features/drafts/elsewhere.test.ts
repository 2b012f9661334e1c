import { describe, expect, it, vi } from 'vitest';
import { clearProgress, eraseAfterSignOut, readProgress } from './progress.ts';
import { content, fakeServer, inOwnBrowser, keeperOf, saveUnreached, twoTabs } from './testing/keptDraft.ts';

inOwnBrowser();

describe('two places at once', () => {
  it('never writes over newer answers: it asks, and keeps this one’s when told to', async () => {
    const { server, first, second } = await twoTabs();
    await first.save(content(40));
    expect(await second.save(content(50))).toBe('stale');
    await second.save(content(51));
    expect(server.draft.answers).toEqual({ age: { value: 40 } });
    expect(await second.keepMine()).toBe('synced');
    expect(server.draft).toMatchObject({ version: 2, answers: { age: { value: 51 } } });
  });

  it('takes the newer answers when told to', async () => {
    const { first, second } = await twoTabs();
    second.changed(content(50));
    await first.save(content(40));
    expect(await second.save(content(50))).toBe('stale');
    const newer = await second.takeNewer();
    expect(newer?.answers).toEqual({ age: { value: 40 } });
    expect(await second.save(content(42))).toBe('synced');
  });

  it('never sends again what was given up for the newer answers', async () => {
    const { server, first, second } = await twoTabs();
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
    // By the server's clock, since that of this device may be wrong.
    expect(await second.endedSince()).toBe(2000);
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
    const { server, first, second } = await twoTabs();
    await first.save(content(40));
    server.draft = { ...server.draft, answers: { age: { value: 40, other: '' } } };
    second.notice('written');
    await second.takeNewer();
    first.notice('written');
    expect(first.state.sync).toBe('synced');
  });

  it('sends what the other tab could not, and calls it saved only once the server has it', async () => {
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

  it('hears of another tab at once, and not of its own writing', async () => {
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
