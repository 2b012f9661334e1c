export interface Turns {
  /** Adds a job, which runs when all before it are done. */
  readonly add: (job: () => Promise<void>) => void;
  /** Number of jobs not yet done. */
  readonly left: () => number;
}

/** Runs jobs one after another, in order. A failed one is logged and does not stop the others. */
export function takeTurns(): Turns {
  let done = Promise.resolve();
  let left = 0;
  return {
    add(job) {
      left += 1;
      done = done
        .then(job)
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          left -= 1;
        });
    },
    left: () => left,
  };
}
