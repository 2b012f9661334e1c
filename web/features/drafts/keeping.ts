import { type Autosave, createAutosave } from './autosave.ts';
import type { DraftApi } from './draftApi.ts';
import { createLocalCopy, type LocalCopy } from './localCopy.ts';
import type { DraftContent } from './progress.ts';
import { hasContent } from './reconcile.ts';
import { createRemoval, type Removal } from './removal.ts';
import { createServerCopy, type SentPart } from './serverCopy.ts';
import { createServerSync, type ServerSync, type SyncState } from './serverSync.ts';
import { readUnchosen } from './unchosen.ts';

export interface KeeperState {
  readonly sync: SyncState;
  /** When the answers were last kept in this browser or taken by the server (ms since 1970). */
  readonly savedAt: number | null;
  /** A change is not kept anywhere yet. */
  readonly unsaved: boolean;
  /** This browser keeps answers: it does until it has refused to. */
  readonly keepsHere: boolean;
  /** Of two versions the one that was not chosen; null for none. */
  readonly unchosen: DraftContent | null;
}

export interface KeeperOptions {
  readonly userId: string;
  readonly api: DraftApi;
  readonly tabId: string;
  readonly now: () => number;
  /** The server's time: moments that are held against the times of orders are of its clock. */
  readonly serverNow: () => number;
}

/** The answers of one person in one tab, and what keeps them. */
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
  /** As the page has them; empty before there are any, and once they are forgotten. */
  content: DraftContent;
  /** As they were found and gone on from. */
  resumed: DraftContent;
  /** As the server was last known to have them. */
  agreed: DraftContent;
  /** As they were last handed to the server: when that has them and they are still `content`, all is saved. */
  pushed: DraftContent | null;
  /** When the server was last known to have the answers of this tab, by its clock (ms since 1970); 0 for never. */
  agreedAt: number;
  /** The account is gone: a save that comes late must keep and send nothing. */
  abandoned: boolean;
}

export const NOTHING_KEPT: DraftContent = { answers: {}, sectionIndex: 0, productId: null };

/** Changes what a keeper shows, and tells whoever listens. */
export function show(keeping: Keeping, changes: Partial<KeeperState>): void {
  keeping.state = { ...keeping.state, ...changes };
  for (const listener of keeping.listeners) listener();
}

/** Writes the answers into this browser; true when they are kept. */
export function keepHere(keeping: Keeping, onServer: boolean): boolean {
  const { here, sync, content, state, abandoned } = keeping;
  if (abandoned || !hasContent(content.answers)) return false;
  const keepsHere = here.write(content, { version: sync.version, onServer });
  if (keepsHere !== state.keepsHere) show(keeping, { keepsHere });
  return keepsHere;
}

/** The server has answered, or has not. */
function hear(keeping: Keeping, next: SyncState): void {
  if (next !== 'synced') return show(keeping, { sync: next });
  const { here, now, serverNow, pushed, content } = keeping;
  here.arrived();
  keeping.agreedAt = serverNow();
  keeping.agreed = pushed ?? content;
  // What has changed since it was sent is as unsaved as before.
  const isAll = pushed === content;
  if (isAll) keepHere(keeping, true);
  show(keeping, { sync: next, savedAt: now(), unsaved: isAll ? false : keeping.state.unsaved });
}

/** Sends the answers. Resolves when the server has them or one try has failed. */
export function push(keeping: Keeping, part: SentPart): Promise<SyncState> {
  const { removal, sync, content } = keeping;
  // Else the removal of the old answers could take these along.
  if (removal.running) return removal.running.then(() => push(keeping, part));
  removal.drop();
  keeping.pushed = content;
  return sync.push(content, part);
}

/** Keeps the answers in this browser at once, and sends them. */
export function saveNow(keeping: Keeping, part: SentPart): Promise<SyncState> {
  const { autosave, here, sync, content, abandoned, now } = keeping;
  autosave.cancel();
  // A stale tab writes nowhere until a person has chosen.
  if (abandoned || !hasContent(content.answers) || sync.state === 'stale') return Promise.resolve(sync.state);
  here.sending(content);
  show(keeping, keepHere(keeping, false) ? { unsaved: false, savedAt: now() } : { unsaved: true });
  return push(keeping, part);
}

/** Nothing is kept yet, and nothing is sent before it is asked for. */
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
