import { dropUnchosen, endedSince, keepMine, noticeOtherTab, swapVersions, takeNewer } from './elsewhere.ts';
import {
  type KeeperOptions,
  type KeeperState,
  NOTHING_KEPT,
  openKeeping,
  push,
  saveNow,
  show,
} from './keeping.ts';
import type { DraftContent } from './progress.ts';
import { type Found, reconcile } from './reconcile.ts';
import type { SyncState } from './serverSync.ts';

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
   * When the server was last known to hold answers, by its clock (ms since 1970), if it holds none now: they were
   * ordered or given up elsewhere. Null while it holds some.
   */
  endedSince(): Promise<number | null>;
  /** Saves over the newer answers from elsewhere. */
  keepMine(): Promise<SyncState>;
  /** Takes a choice between two versions back; null where nothing is kept of the other. */
  swapVersions(): DraftContent | null;
  /** Forgets the version that was not chosen. */
  dropUnchosen(): void;
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

/** Makes the keeper of one person's answers. */
export function createKeeper(options: KeeperOptions): Keeper {
  const keeping = openKeeping(options);
  const { api, serverNow, here, sync, removal, autosave, listeners } = keeping;

  return {
    userId: options.userId,
    get state() {
      return keeping.state;
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
      keeping.agreedAt = draft ? serverNow() : (found?.savedAt ?? 0);
      return found;
    },
    resume(found) {
      keeping.content = keeping.resumed = found.content;
      if (!found.unsent) keeping.agreed = found.content;
      show(keeping, { savedAt: found.savedAt || null, unsaved: false });
      if (found.conflict) sync.markStale();
      else if (found.unsent) void push(keeping, 'whole');
    },
    changed(next) {
      if (keeping.abandoned) return;
      keeping.content = next;
      show(keeping, { unsaved: true });
      autosave.changed();
    },
    flush: () => autosave.flush(),
    save(next) {
      keeping.content = next;
      return saveNow(keeping, 'whole');
    },
    retry: () => void (removal.isDue ? removal.ask() : sync.retry()),
    takeNewer: () => takeNewer(keeping),
    endedSince: () => endedSince(keeping),
    keepMine: () => keepMine(keeping),
    swapVersions: () => swapVersions(keeping),
    dropUnchosen: () => dropUnchosen(keeping),
    notice: (storedText) => noticeOtherTab(keeping, storedText),
    forgetHere() {
      autosave.cancel();
      here.clear();
      show(keeping, { unsaved: false });
    },
    discard() {
      autosave.cancel();
      here.clear();
      dropUnchosen(keeping);
      keeping.content = NOTHING_KEPT;
      show(keeping, { unsaved: false, savedAt: null });
      return removal.ask();
    },
    abandon() {
      keeping.abandoned = true;
      autosave.cancel();
      removal.drop();
      void sync.forget();
      keeping.content = NOTHING_KEPT;
      here.clear();
      dropUnchosen(keeping);
      show(keeping, { unsaved: false, savedAt: null });
    },
    stop() {
      autosave.flush();
      removal.stop();
      sync.stop();
      listeners.clear();
    },
  };
}
