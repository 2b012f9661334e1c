/** Handlers for the result of a task. */
export interface Ends<T> {
  readonly found: (result: T) => void;
  readonly failed: (error: unknown) => void;
}

export interface Newest {
  /** Starts a task; its result is ignored once another was started or this one was cancelled. */
  readonly begin: <T>(work: Promise<T>, ends: Ends<T>) => void;
  /** Nobody waits for the task in progress any more. */
  readonly drop: () => void;
}

/** Of several tasks only the last one started counts, whichever ends first. */
export function keepNewest(): Newest {
  let newest = 0;
  const drop = (): void => {
    newest += 1;
  };
  return {
    drop,
    begin(work, { found, failed }) {
      drop();
      const mine = newest;
      work.then(
        (result) => mine === newest && found(result),
        (error: unknown) => mine === newest && failed(error),
      );
    },
  };
}
