import { ApiError } from '#api/ApiError.ts';
import { isUnanswered } from '#api/unanswered.ts';

/** The wait before the server is asked once more to remove answers (ms). */
const REMOVAL_DELAY = 5000;

/** The removal of answers from the server, asked for until it is done or no longer wanted. */
export interface Removal {
  /** It was asked for and failed; nobody has dropped it since. */
  readonly isDue: boolean;
  /** The call that is on its way; null for none. */
  readonly running: Promise<boolean> | null;
  /** Asks now, or waits for the call that is on its way. False where the answers are not removed yet. */
  ask(): Promise<boolean>;
  /** It is not wanted any more. */
  drop(): void;
  /** Asks no more by itself. */
  stop(): void;
}

/** Makes the removal that calls `remove`, one call at a time; by itself again where the server did not answer. */
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
