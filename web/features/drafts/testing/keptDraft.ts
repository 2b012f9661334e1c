import { afterEach, beforeEach, vi } from 'vitest';
import type { ChangeDraft } from '@global-fit/contract/drafts';
import { ApiError } from '#api/ApiError.ts';
import type { DraftApi, DraftSaved, ServerDraft } from '../draftApi.ts';
import { createKeeper } from '../keeper.ts';
import type { DraftContent } from '../progress.ts';
import { memoryStorage } from './memoryStorage.ts';

/** The answers of somebody of this age, as the page has them. */
export const content = (age: number, sectionIndex = 0): DraftContent => ({
  answers: { age: { value: age } },
  sectionIndex,
  productId: 'silver',
});

/** A server that stores one draft; `failing` decides how the next calls fail. */
export function fakeServer() {
  const server = {
    draft: { version: 0, answers: {}, section_index: 0, product_id: null, updated_at: null } as ServerDraft,
    failing: null as Error | null,
    puts: 0,
    /** Answers received as changes, by save. */
    patches: [] as object[],
    /** Questions whose answers it does not store. */
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

/** The keeper of one tab of a browser. */
export const keeperOf = (api: DraftApi, tabId = 'a', userId = 'u1') =>
  createKeeper({ userId, api, tabId, now: () => 1000, serverNow: () => 2000 });

/** Two tabs of one browser, which have both looked for saved answers and found none. */
export async function twoTabs() {
  const { server, api } = fakeServer();
  const [first, second] = [keeperOf(api, 'a'), keeperOf(api, 'b')];
  await first.load();
  await second.load();
  return { server, api, first, second };
}

/** Saves one after another while the server is unreachable; afterwards it is reachable again. */
export async function saveUnreached(
  server: ReturnType<typeof fakeServer>['server'],
  keeper: ReturnType<typeof keeperOf>,
  ...contents: readonly DraftContent[]
): Promise<void> {
  server.failing = new TypeError('Failed to fetch');
  for (const one of contents) await keeper.save(one);
  server.failing = null;
}

/** Gives each test of the file a clock and browser storage of its own. */
export function inOwnBrowser(): void {
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
}
