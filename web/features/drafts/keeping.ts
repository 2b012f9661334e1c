import { type Autosave, createAutosave } from './autosave.ts';
import type { DraftApi } from './draftApi.ts';
import { createLocalCopy, type LocalCopy } from './localCopy.ts';
import type { DraftContent } from './progress.ts';
import { hasAnswers } from './reconcile.ts';
import { createRemoval, type Removal } from './removal.ts';
import { createServerCopy, type SentPart } from './serverCopy.ts';
import { createServerSync, type ServerSync, type SyncState } from './serverSync.ts';
import { readUnchosen } from './unchosen.ts';

export interface KeeperState {
  readonly sync: SyncState;
  /** When the answers were last stored in this browser or by the server (ms since 1970). */
  readonly savedAt: number | null;
  /** Whether a change is not stored anywhere yet. */
  readonly unsaved: boolean;
  /** Whether this browser stores answers; true until it has refused to. */
  readonly keepsHere: boolean;
  /** The version that was not chosen of two; null for none. */
  readonly unchosen: DraftContent | null;
}

export interface KeeperOptions {
  readonly userId: string;
  readonly api: DraftApi;
  readonly tabId: string;
  readonly now: () => number;
  /** The server's time, because it is compared with the times of orders. */
  readonly serverNow: () => number;
}

/** The answers of one person in one tab, with their storage. */
export interface Keeping {
  readonly userId: string;
  readonly api: DraftApi;
  readonly now: () => number;
  readonly serverNow: () => number;
  readonly here: LocalCopy;
  readonly sync: ServerSync;
  readonly removal: Removal;
  readonly autosave: Autosave;
  readonly listeners: Set<() => void>;
  state: KeeperState;
  /** The answers as the page has them; empty before there are any and after deletion. */
  content: DraftContent;
  /** The answers as they were found and continued from. */
  resumed: DraftContent;
  /** The answers as the server was last known to have them. */
  agreed: DraftContent;
  /** The answers as last sent. Once the server has them and they still equal `content`, everything is saved. */
  pushed: DraftContent | null;
  /** When the server was last known to have this tab's answers, by its clock (ms since 1970); 0 for never. */
  agreedAt: number;
  /** The account was deleted, so a late save must not store or send anything. */
  abandoned: boolean;
}

export const NOTHING_KEPT: DraftContent = { answers: {}, sectionIndex: 0, productId: null };

/** Changes the visible state of a keeper and notifies its listeners. */
export function show(keeping: Keeping, changes: Partial<KeeperState>): void {
  keeping.state = { ...keeping.state, ...changes };
  for (const listener of keeping.listeners) listener();
}

/** Stores the answers in this browser; returns whether it did. */
export function keepHere(keeping: Keeping, onServer: boolean): boolean {
  const { here, sync, content, state, abandoned } = keeping;
  if (abandoned || !hasAnswers(content.answers)) return false;
  const keepsHere = here.write(content, { version: sync.version, onServer });
  if (keepsHere !== state.keepsHere) show(keeping, { keepsHere });
  return keepsHere;
}

/** Records whether the server responded. */
function hear(keeping: Keeping, next: SyncState): void {
  if (next !== 'synced') return show(keeping, { sync: next });
  const { here, now, serverNow, pushed, content } = keeping;
  here.arrived();
  keeping.agreedAt = serverNow();
  keeping.agreed = pushed ?? content;
  // Changes made since sending are still unsaved.
  const isAll = pushed === content;
  if (isAll) keepHere(keeping, true);
  show(keeping, { sync: next, savedAt: now(), unsaved: isAll ? false : keeping.state.unsaved });
}

/** Sends the answers. Resolves once the server has them or one attempt has failed. */
export function push(keeping: Keeping, part: SentPart): Promise<SyncState> {
  const { removal, sync, content } = keeping;
  // Otherwise the deletion of the old answers could delete these as well.
  if (removal.running) return removal.running.then(() => push(keeping, part));
  removal.drop();
  keeping.pushed = content;
  return sync.push(content, part);
}

/** Stores the answers in this browser at once and sends them. */
export function saveNow(keeping: Keeping, part: SentPart): Promise<SyncState> {
  const { autosave, here, sync, content, abandoned, now } = keeping;
  autosave.cancel();
  // A stale tab stores nothing until the person has chosen.
  if (abandoned || !hasAnswers(content.answers) || sync.state === 'stale') return Promise.resolve(sync.state);
  here.sending(content);
  show(keeping, keepHere(keeping, false) ? { unsaved: false, savedAt: now() } : { unsaved: true });
  return push(keeping, part);
}

/** Nothing is stored yet, and nothing is sent before it is asked for. */
export function openKeeping({ userId, api, tabId, now, serverNow }: KeeperOptions): Keeping {
  const here = createLocalCopy({ userId, tabId, now });
  const sync = createServerSync(createServerCopy(api, here.wasSent), (next) => hear(keeping, next));
  const keeping: Keeping = {
    userId,
    api,
    now,
    serverNow,
    here,
    sync,
    removal: createRemoval(async () => {
      await sync.forget();
      await api.discard();
      sync.adopt(0);
    }),
    autosave: createAutosave(() => void saveNow(keeping, 'changes')),
    listeners: new Set(),
    state: { sync: 'idle', savedAt: null, unsaved: false, keepsHere: true, unchosen: readUnchosen(userId) },
    content: NOTHING_KEPT,
    resumed: NOTHING_KEPT,
    agreed: NOTHING_KEPT,
    pushed: null,
    agreedAt: 0,
    abandoned: false,
  };
  return keeping;
}
