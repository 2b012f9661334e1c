import type { Answers } from '@global-fit/questionnaire/model';
import { ApiError } from '#api/ApiError.ts';
import { SessionReplaced } from '#api/tokenOwner.ts';
import { answerChanges } from './answerChanges.ts';
import type { DraftApi, DraftSaved, ServerDraft } from './draftApi.ts';
import type { DraftContent } from './progress.ts';

/**
 * Where the copy on the server stands. `retrying`: no answer, tried again by itself. `stale`: saved from elsewhere
 * in the meantime, so a person must choose. `refused`: the server will not take this.
 */
export type SyncState = 'idle' | 'saving' | 'synced' | 'retrying' | 'stale' | 'signed-out' | 'refused';

/** Waits between tries without an answer (ms); the last one repeats. */
const RETRY_DELAYS = [2000, 4000, 8000, 16_000, 30_000] as const;

/** What a person saves goes whole, so that it is all there whatever happened; what is saved by itself as changes. */
export type SentPart = 'whole' | 'changes';

export interface ServerSync {
  readonly state: SyncState;
  /** The version that the next save goes over. */
  readonly version: number;
  /**
   * Sends the newest content: all of it, or only what has changed where it is known what the server holds. Resolves
   * when it was taken or one try has failed.
   */
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
  return error.status >= 500 || error.status === 429 || error.status === 408 ? 'retrying' : 'refused';
}

export interface ServerSyncOptions {
  readonly api: Pick<DraftApi, 'put' | 'patch' | 'fetch'>;
  readonly onState: (state: SyncState) => void;
  /** Whether a draft on the server is one that was sent from here without hearing back. */
  readonly isOurs: (draft: ServerDraft) => boolean;
}

/** Sends one save at a time, always the newest content, and keeps trying while there is no answer. */
export function createServerSync({ api, onState, isOurs }: ServerSyncOptions): ServerSync {
  let state: SyncState = 'idle';
  let version = 0;
  /** The answers that the server holds under that version; null where they are not known for sure. */
  let held: Answers | null = null;
  let waiting: DraftContent | null = null;
  let part: SentPart = 'whole';
  let running: Promise<SyncState> | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const enter = (next: SyncState): SyncState => {
    state = next;
    if (!stopped) onState(next);
    return next;
  };

  // Another tab may say so while a save is on its way.
  const isStale = (): boolean => state === 'stale';
  const taken = ({ answers }: DraftContent, saved: DraftSaved): void => {
    ({ version } = saved);
    held = Object.fromEntries(Object.entries(answers).filter(([id]) => !saved.withheld.includes(id)));
  };
  const put = async (content: DraftContent): Promise<void> => {
    const { answers } = content;
    const place = { section_index: content.sectionIndex, product_id: content.productId };
    const putOver = (before: number) => api.put({ ...place, answers: { ...answers }, version: before });
    try {
      const saved =
        part === 'changes' && held && version > 0
          ? await api.patch({ ...place, answers: answerChanges(held, answers), version })
          : await putOver(version);
      taken(content, saved);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      // An earlier save of ours may have arrived although its answer did not.
      const there = await api.fetch();
      if (!isOurs(there)) throw error;
      taken(content, await putOver(there.version));
    }
  };

  const send = async (): Promise<SyncState> => {
    while (waiting && !isStale()) {
      const content = waiting;
      waiting = null;
      try {
        await put(content);
        tries = 0;
      } catch (error) {
        waiting ??= content;
        if (isStale()) return state;
        const failed = afterFailure(error);
        if (failed === 'retrying' && !stopped) {
          const delay = RETRY_DELAYS[Math.min(tries, RETRY_DELAYS.length - 1)];
          tries += 1;
          timer = setTimeout(() => void start(), delay);
        }
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
      return version;
    },
    push(content, wanted) {
      // Until it was taken, a whole that was asked for stays one.
      part = waiting && part === 'whole' ? 'whole' : wanted;
      waiting = content;
      return start();
    },
    retry: start,
    adopt(next) {
      version = next;
      held = null;
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
      tries = 0;
      clearTimeout(timer);
      enter('idle');
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
