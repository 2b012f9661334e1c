/** Autosave runs this long after the last change (ms). */
export const AUTOSAVE_DELAY = 5000;

export interface Autosave {
  /** Schedules `save` for `AUTOSAVE_DELAY` after the last such call. */
  changed(): void;
  /** Whether a save is scheduled. */
  readonly pending: boolean;
  /** Saves now, if a save is scheduled. */
  flush(): void;
  /** Cancels the scheduled save. */
  cancel(): void;
}

/** Calls `save` once, `AUTOSAVE_DELAY` after the last change. */
export function createAutosave(save: () => void): Autosave {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const fire = (): void => {
    timer = null;
    save();
  };
  return {
    changed() {
      stop();
      timer = setTimeout(fire, AUTOSAVE_DELAY);
    },
    get pending() {
      return timer !== null;
    },
    flush() {
      if (timer === null) return;
      stop();
      save();
    },
    cancel: stop,
  };
}
