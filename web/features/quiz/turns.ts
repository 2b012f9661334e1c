export interface Turns {
  /** Takes on a job, begun when all before it are done. */
  readonly add: (job: () => Promise<void>) => void;
  /** How many are not done yet. */
  readonly left: () => number;
}

/** Jobs done one after the other, in the order they came. One that fails is told to the console and holds up no other. */
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
