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

/** Stores the answers of one person: in this browser at once, and on the server as soon as it responds. */
export interface Keeper {
  readonly userId: string;
  readonly state: KeeperState;
  subscribe(listener: () => void): () => void;
  /**
   * What was saved before; null for nothing. Without a response, the copy in this browser is offered. Where there is
   * none, this throws the reason, since beginning anew might overwrite answers on the server.
   */
  load(): Promise<Found | null>;
  /** Continues from what was found. */
  resume(found: Found): void;
  /** Reports a change, which schedules an autosave. */
  changed(content: DraftContent): void;
  /** Saves now what is scheduled. */
  flush(): void;
  /** Saves now in any case. Resolves once the server has it or one attempt has failed. */
  save(content: DraftContent): Promise<SyncState>;
  retry(): void;
  /** Switches to the newer answers from elsewhere; null, without a change, where there are none any more. */
  takeNewer(): Promise<DraftContent | null>;
  /**
   * When the server was last known to hold answers, by its clock (ms since 1970), where it holds none now because
   * they were ordered or deleted elsewhere. Null while it holds some.
   */
  endedSince(): Promise<number | null>;
  /** Overwrites the newer answers from elsewhere. */
  keepMine(): Promise<SyncState>;
  /** Reverses the choice between two versions; null where the other is no longer kept. */
  swapVersions(): DraftContent | null;
  /** Deletes the version that was not chosen. */
  dropUnchosen(): void;
  /** Another tab has saved, so this one has to ask before it continues. */
  notice(storedText: string | null): void;
  /** Deletes only the copy in this browser. */
  forgetHere(): void;
  /**
   * Deletes everything, here and on the server. Returns false where the server does not respond: the deletion is then
   * repeated until it succeeds or new answers are saved.
   */
  discard(): Promise<boolean>;
  /** The account was deleted, and its answers with it: deletes everything here and saves nothing any more. */
  abandon(): void;
  stop(): void;
}

/** Creates the keeper of one person's answers. */
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
