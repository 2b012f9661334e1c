import type { Answers } from '@global-fit/questionnaire/model';
import { createAutosave } from './autosave.ts';
import type { DraftApi, ServerDraft } from './draftApi.ts';
import { createLocalCopy } from './localCopy.ts';
import type { DraftContent } from './progress.ts';
import { type Found, hasContent, reconcile } from './reconcile.ts';
import { createRemoval } from './removal.ts';
import { createServerSync, type SentPart, type SyncState } from './serverSync.ts';

export interface KeeperState {
  readonly sync: SyncState;
  /** When the answers were last kept in this browser or taken by the server (ms since 1970). */
  readonly savedAt: number | null;
  /** A change is not kept anywhere yet. */
  readonly unsaved: boolean;
  /** This browser keeps answers: it does until it has refused to. */
  readonly keepsHere: boolean;
}

/** Keeps the answers of one person: in this browser at once, on the server as soon as it answers. */
export interface Keeper {
  readonly userId: string;
  readonly state: KeeperState;
  subscribe(listener: () => void): () => void;
  /**
   * What was saved before; null for nothing. Without an answer the copy here is offered, and where there is none it
   * throws why: it is not known then whether there are answers, and to begin would be to write over them.
   */
  load(): Promise<Found | null>;
  /** Goes on from what was found. */
  resume(found: Found): void;
  /** The answers have changed: autosave is due. */
  changed(content: DraftContent): void;
  /** Saves now what is due; nothing otherwise. */
  flush(): void;
  /** Saves now, due or not. Resolves when the server has it or one try has failed. */
  save(content: DraftContent): Promise<SyncState>;
  retry(): void;
  /** Takes the newer answers from elsewhere; null, and nothing taken, where none are kept any more. */
  takeNewer(): Promise<DraftContent | null>;
  /**
   * When the server was last known to hold answers (ms since 1970), if it holds none now: they were ordered or given up
   * elsewhere. Null while it holds some.
   */
  endedSince(): Promise<number | null>;
  /** Saves over the newer answers from elsewhere. */
  keepMine(): Promise<SyncState>;
  /** Another tab has saved: this one must ask before it goes on. */
  notice(storedText: string | null): void;
  /** Forgets the copy in this browser only. */
  forgetHere(): void;
  /**
   * Forgets everything, here and on the server. False where the server did not answer: it is asked again by
   * itself, until new answers are saved over the old ones.
   */
  discard(): Promise<boolean>;
  /** The account is gone, and its answers with it: forgets all here, and keeps and sends nothing any more. */
  abandon(): void;
  stop(): void;
}

export interface KeeperOptions {
  readonly userId: string;
  readonly api: DraftApi;
  readonly tabId: string;
  readonly now: () => number;
}

const empty: DraftContent = { answers: {}, sectionIndex: 0, productId: null };

const isSame = (a: Answers | undefined, b: Answers): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Makes the keeper of one person's answers. */
export function createKeeper({ userId, api, tabId, now }: KeeperOptions): Keeper {
  const listeners = new Set<() => void>();
  const here = createLocalCopy({ userId, tabId, now });
  let content = empty;
  let resumed = empty;
  let pushed: DraftContent | null = null;
  let agreedAt = 0;
  let abandoned = false;
  let state: KeeperState = { sync: 'idle', savedAt: null, unsaved: false, keepsHere: true };

  const update = (changes: Partial<KeeperState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const keepHere = (onServer: boolean): boolean => {
    if (abandoned || !hasContent(content.answers)) return false;
    const keepsHere = here.write(content, { version: sync.version, onServer });
    if (keepsHere !== state.keepsHere) update({ keepsHere });
    return keepsHere;
  };
  const onState = (next: SyncState): void => {
    if (next !== 'synced') return update({ sync: next });
    here.arrived();
    agreedAt = now();
    const complete = pushed === content;
    if (complete) keepHere(true);
    update({ sync: next, savedAt: now(), unsaved: complete ? false : state.unsaved });
  };
  const sync = createServerSync({ api, onState, isOurs: here.wasSent });
  const removal = createRemoval(async () => {
    await sync.forget();
    await api.discard();
    sync.adopt(0);
  });
  const push = (part: SentPart): Promise<SyncState> => {
    // Else the removal of the old answers could take these along.
    if (removal.running) return removal.running.then(() => push(part));
    removal.drop();
    pushed = content;
    return sync.push(content, part);
  };

  const saveNow = (part: SentPart = 'whole'): Promise<SyncState> => {
    autosave.cancel();
    // A stale tab writes nowhere until a person has chosen.
    if (abandoned || !hasContent(content.answers) || sync.state === 'stale')
      return Promise.resolve(sync.state);
    here.sending(content);
    update(keepHere(false) ? { unsaved: false, savedAt: now() } : { unsaved: true });
    return push(part);
  };
  const autosave = createAutosave(() => void saveNow('changes'));

  /** What another tab of this browser keeps, saved or about to be; the server's answers where there is nothing such. */
  const newerOf = (draft: ServerDraft): Found | null => {
    const other = here.readOfOtherTab();
    const isBefore = isSame(other?.answers, resumed.answers);
    const isGone = other?.onServer && !hasContent(draft.answers as Answers);
    return reconcile(isBefore || isGone ? null : other, draft);
  };

  return {
    userId,
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load() {
      const fetched = await api.fetch().catch((error: unknown) => {
        console.error('The saved assessment could not be fetched.', error);
        return { error };
      });
      const draft = 'error' in fetched ? null : fetched;
      const found = reconcile(here.read(), draft);
      if (!found && 'error' in fetched) throw fetched.error;
      sync.adopt(found?.serverVersion ?? draft?.version ?? 0);
      agreedAt = draft ? now() : (found?.savedAt ?? 0);
      return found;
    },
    resume(found) {
      content = resumed = found.content;
      update({ savedAt: found.savedAt || null, unsaved: false });
      if (found.conflict) sync.markStale();
      else if (found.unsent) void push('whole');
    },
    changed(next) {
      if (abandoned) return;
      content = next;
      update({ unsaved: true });
      autosave.changed();
    },
    flush: () => autosave.flush(),
    save(next) {
      content = next;
      return saveNow();
    },
    retry: () => void (removal.isDue ? removal.ask() : sync.retry()),
    async takeNewer() {
      const draft = await api.fetch();
      const newer = newerOf(draft);
      if (!newer) return null;
      autosave.cancel();
      await sync.forget();
      content = newer.content;
      sync.adopt(draft.version);
      if (newer.unsent) void saveNow();
      else keepHere(true);
      update({ unsaved: false, savedAt: now() });
      return content;
    },
    async endedSince() {
      return newerOf(await api.fetch()) ? null : agreedAt;
    },
    async keepMine() {
      const draft = await api.fetch();
      sync.adopt(draft.version);
      return saveNow();
    },
    notice(storedText) {
      if (storedText === null || sync.state === 'stale') return;
      const other = here.readOfOtherTab();
      if (!other) return;
      if (isSame(other.answers, content.answers)) {
        if (other.onServer) sync.adopt(other.version);
        return;
      }
      autosave.cancel();
      sync.markStale();
    },
    forgetHere() {
      autosave.cancel();
      here.clear();
      update({ unsaved: false });
    },
    discard() {
      autosave.cancel();
      here.clear();
      content = empty;
      update({ unsaved: false, savedAt: null });
      return removal.ask();
    },
    abandon() {
      abandoned = true;
      autosave.cancel();
      removal.drop();
      void sync.forget();
      content = empty;
      here.clear();
      update({ unsaved: false, savedAt: null });
    },
    stop() {
      autosave.flush();
      removal.stop();
      sync.stop();
      listeners.clear();
    },
  };
}
