import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { readProgress } from './progress.ts';
import { content, fakeServer, inOwnBrowser, keeperOf, saveUnreached } from './testing/keptDraft.ts';

inOwnBrowser();

describe('returning to an assessment', () => {
  it('offers what the server has not received yet, and sends it', async () => {
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

  it('finds nothing where nothing is saved, and throws where the server fails, unless there is a copy here', async () => {
    const { server, api } = fakeServer();
    expect(await keeperOf(api).load()).toBeNull();
    server.failing = new ApiError(503, { code: 'service_unavailable' }, null);
    await expect(keeperOf(api).load()).rejects.toBe(server.failing);
    const before = keeperOf(api, 'a');
    await before.save(content(40));
    before.stop();
    expect(await keeperOf(api, 'b').load()).toMatchObject({ unsent: true, content: content(40) });
  });

  it('recognises its own save, whose response was lost when the page closed', async () => {
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

  it('continues over its own save whose response was lost', async () => {
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

  it('offers the server’s answers when another device has continued', async () => {
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

  it('deletes no other person’s answers along with one’s own', async () => {
    const { server, api } = fakeServer();
    const before = keeperOf(api, 'a', 'u1');
    await before.load();
    await saveUnreached(server, before, content(40));
    const other = keeperOf(fakeServer().api, 'b', 'u2');
    other.forgetHere();
    await other.discard();
    expect(readProgress('u1')).toMatchObject({ answers: { age: { value: 40 } } });
  });

  it('deletes the answers here and on the server when starting anew', async () => {
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
