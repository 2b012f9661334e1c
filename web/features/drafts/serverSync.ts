import { ApiError } from '#api/ApiError.ts';
import { SessionReplaced } from '#api/tokenOwner.ts';
import { isUnanswered } from '#api/unanswered.ts';
import { waitAfter } from '#api/waits.ts';
import type { DraftContent } from './progress.ts';
import type { SentPart, ServerCopy } from './serverCopy.ts';

/**
 * Where the copy on the server stands. `retrying`: no answer, tried again by itself. `stale`: saved from elsewhere
 * in the meantime, so a person must choose. `refused`: the server will not take this.
 */
export type SyncState = 'idle' | 'saving' | 'synced' | 'retrying' | 'stale' | 'signed-out' | 'refused';

export interface ServerSync {
  readonly state: SyncState;
  /** The version that the next save goes over. */
  readonly version: number;
  /** Sends the newest content as `ServerCopy` does. Resolves when it was taken or one try has failed. */
  push(content: DraftContent, part: SentPart): Promise<SyncState>;
  /** Tries again at once what was not taken yet. */
  retry(): Promise<SyncState>;
  /** Builds on this version from now on. */
  adopt(version: number): void;
  /** Something else was saved in the meantime: nothing is sent until a version was adopted. */
  markStale(): void;
  /** Drops what was not taken yet; resolves when nothing is on its way any more. */
  forget(): Promise<void>;
  stop(): void;
}

function afterFailure(error: unknown): SyncState {
  if (error instanceof SessionReplaced) return 'signed-out';
  if (!(error instanceof ApiError)) return 'retrying';
  if (error.status === 409) return 'stale';
  if (error.status === 401) return 'signed-out';
  return isUnanswered(error) ? 'retrying' : 'refused';
}

/** Writes one save at a time into the server's copy, always the newest content, and keeps trying while there is no answer. */
export function createServerSync(copy: ServerCopy, onState: (state: SyncState) => void): ServerSync {
  let state: SyncState = 'idle';
  let waiting: { readonly content: DraftContent; readonly part: SentPart } | null = null;
  let running: Promise<SyncState> | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const enter = (next: SyncState): SyncState => {
    state = next;
    if (!stopped) onState(next);
    return next;
  };
  // Another tab may say so while a save is on its way.
  const isStale = (): boolean => state === 'stale';

  const tryLater = (): void => {
    failures += 1;
    timer = setTimeout(() => void start(), waitAfter(failures));
  };

  const send = async (): Promise<SyncState> => {
    while (waiting && !isStale()) {
      const save = waiting;
      waiting = null;
      try {
        await copy.write(save.content, save.part);
        failures = 0;
      } catch (error) {
        waiting ??= save;
        if (isStale()) return state;
        const failed = afterFailure(error);
        if (failed === 'retrying' && !stopped) tryLater();
        return enter(failed);
      }
    }
    return isStale() ? state : enter('synced');
  };

  const start = (): Promise<SyncState> => {
    clearTimeout(timer);
    if (running) return running;
    if (!waiting || state === 'stale') return Promise.resolve(state);
    enter('saving');
    running = send().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    get state() {
      return state;
    },
    get version() {
      return copy.version;
    },
    push(content, part) {
      // Until it was taken, a whole that was asked for stays one.
      waiting = { content, part: waiting?.part === 'whole' ? 'whole' : part };
      return start();
    },
    retry: start,
    adopt(version) {
      copy.adopt(version);
      if (state === 'stale') enter('idle');
    },
    markStale() {
      clearTimeout(timer);
      enter('stale');
    },
    async forget() {
      waiting = null;
      await running;
      // A save that failed meanwhile would have been tried again.
      waiting = null;
      failures = 0;
      clearTimeout(timer);
      enter('idle');
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
