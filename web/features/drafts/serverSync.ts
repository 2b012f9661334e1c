import { ApiError } from '#api/ApiError.ts';
import { SessionReplaced } from '#api/tokenOwner.ts';
import { isUnanswered } from '#api/unanswered.ts';
import { waitAfter } from '#api/waits.ts';
import type { DraftContent } from './progress.ts';
import type { SentPart, ServerCopy } from './serverCopy.ts';

/**
 * State of the copy on the server. `retrying`: no response, repeated by itself. `stale`: saved elsewhere meanwhile,
 * so a person has to choose. `refused`: the server rejects it.
 */
export type SyncState = 'idle' | 'saving' | 'synced' | 'retrying' | 'stale' | 'signed-out' | 'refused';

export interface ServerSync {
  readonly state: SyncState;
  /** The version that the next save replaces. */
  readonly version: number;
  /** Sends the newest content, like `ServerCopy`. Resolves once it was saved or one attempt has failed. */
  push(content: DraftContent, part: SentPart): Promise<SyncState>;
  /** Repeats at once what was not saved yet. */
  retry(): Promise<SyncState>;
  /** Continues from this version. */
  adopt(version: number): void;
  /** Something else was saved meanwhile: nothing is sent until a version is adopted. */
  markStale(): void;
  /** Drops what was not saved yet; resolves once no call is in progress. */
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

/**
 * Writes one save at a time to the server's copy, always the newest content, and repeats it while there is no
 * response.
 */
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
  // Another tab may report this during a save.
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
      // A requested full save stays one until it succeeds.
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
      // Otherwise a save that failed meanwhile would be repeated.
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
