import { describe, expect, it, vi } from 'vitest';
import type { Keeper } from './keeper.ts';
import { eraseAfterSignOut } from './progress.ts';
import { content, fakeServer, inOwnBrowser, keeperOf, twoTabs } from './testing/keptDraft.ts';
import { readUnchosen } from './unchosen.ts';

inOwnBrowser();

/** A tab with changes to what another has saved meanwhile: 40 is saved, 50 is here. */
async function twoVersions() {
  const { server, api, first, second } = await twoTabs();
  await first.save(content(40, 3));
  second.changed(content(50, 6));
  expect(await second.save(content(50, 6))).toBe('stale');
  return { server, api, keeper: second };
}

describe('of two versions the one not chosen', () => {
  it('is kept when the newer one is chosen, and can be restored', async () => {
    const { server, keeper } = await twoVersions();
    await keeper.takeNewer();
    expect(keeper.state.unchosen).toEqual(content(50, 6));
    expect(keeper.swapVersions()).toEqual(content(50, 6));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.draft.answers).toEqual({ age: { value: 50 } });
    expect(keeper.state).toMatchObject({
      sync: 'synced',
      unsaved: false,
      unchosen: { answers: { age: { value: 40 } } },
    });
  });

  it('is kept when this page’s is chosen, and can be restored', async () => {
    const { server, keeper } = await twoVersions();
    await keeper.keepMine();
    expect(server.draft.answers).toEqual({ age: { value: 50 } });
    expect(keeper.state.unchosen).toEqual(content(40, 3));
    expect(keeper.swapVersions()).toEqual(content(40, 3));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.draft.answers).toEqual({ age: { value: 40 } });
  });

  it('is there on the next visit, for its owner only', async () => {
    const { api, keeper } = await twoVersions();
    await keeper.takeNewer();
    keeper.stop();
    expect(keeperOf(api, 'c').state.unchosen).toEqual(content(50, 6));
    expect(keeperOf(api, 'c', 'somebody-else').state.unchosen).toBeNull();
  });

  it('is not kept where choosing loses nothing', async () => {
    const { first, second } = await twoTabs();
    await first.save(content(40));
    second.resume((await second.load())!);
    // The other tab has continued from what is here.
    await first.save(content(41));
    second.notice('written');
    expect(second.state.sync).toBe('stale');
    await second.takeNewer();
    expect(second.state.unchosen).toBeNull();
    expect(second.swapVersions()).toBeNull();
  });

  it.each<[string, (keeper: Keeper) => unknown]>([
    ['it was dropped', (keeper) => keeper.dropUnchosen()],
    ['the assessment was given up', (keeper) => keeper.discard()],
    ['the account is gone', (keeper) => keeper.abandon()],
    ['the person has signed out', () => eraseAfterSignOut()],
  ])('is forgotten: %s', async (_when, forget) => {
    const { api, keeper } = await twoVersions();
    await keeper.takeNewer();
    expect(readUnchosen('u1')).not.toBeNull();
    forget(keeper);
    expect(readUnchosen('u1')).toBeNull();
    expect(keeperOf(api, 'c').state.unchosen).toBeNull();
  });

  it('does not exist where the assessment was ordered or discarded elsewhere', async () => {
    const { server, api } = fakeServer();
    const keeper = keeperOf(api, 'b');
    await keeper.load();
    await keeper.save(content(40));
    await api.discard();
    expect(await keeper.save(content(50))).toBe('stale');
    await keeper.keepMine();
    expect(server.draft.answers).toEqual({ age: { value: 50 } });
    expect(keeper.state.unchosen).toBeNull();
  });
});
