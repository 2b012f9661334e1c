/** What to do with how a piece of work ended. */
export interface Ends<T> {
  readonly found: (result: T) => void;
  readonly failed: (error: unknown) => void;
}

export interface Newest {
  /** Begins a piece of work; neither end is heard of once another has begun, or this one was dropped. */
  readonly begin: <T>(work: Promise<T>, ends: Ends<T>) => void;
  /** Nobody waits any more for what is under way. */
  readonly drop: () => void;
}

/** Of several pieces of work the last one begun counts, whichever ends first. */
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
