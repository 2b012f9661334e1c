import { ApiError } from '#api/ApiError.ts';
import { isUnanswered } from '#api/unanswered.ts';

/** The delay before the server is asked again to delete answers (ms). */
const REMOVAL_DELAY = 5000;

/** The deletion of answers on the server, repeated until it is done or cancelled. */
export interface Removal {
  /** A deletion failed and was not cancelled since. */
  readonly isDue: boolean;
  /** The call in progress; null for none. */
  readonly running: Promise<boolean> | null;
  /** Calls now, or waits for the call in progress. Returns false where the answers are not deleted yet. */
  ask(): Promise<boolean>;
  /** Cancels the deletion. */
  drop(): void;
  /** Stops repeating by itself. */
  stop(): void;
}

/**
 * Creates the deletion that calls `remove`, one call at a time, and again by itself where the server did not respond.
 */
export function createRemoval(remove: () => Promise<void>): Removal {
  let isDue = false;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const attempt = async (): Promise<boolean> => {
    try {
      await remove();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return true;
      console.error(error);
      isDue = true;
      const isRefused = error instanceof ApiError && !isUnanswered(error);
      if (!isRefused && !stopped) timer = setTimeout(() => void ask(), REMOVAL_DELAY);
      return false;
    }
  };
  const drop = (): void => {
    isDue = false;
    clearTimeout(timer);
  };
  const ask = (): Promise<boolean> => {
    drop();
    running ??= attempt().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    get isDue() {
      return isDue;
    },
    get running() {
      return running;
    },
    ask,
    drop,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
