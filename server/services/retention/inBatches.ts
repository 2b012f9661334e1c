/** Rows that one statement removes at most. */
const BATCH = 500;

/**
 * Repeats a step that removes at most `size` rows until it meets fewer, so that no statement holds many locks
 * at once. Answers how many rows went in all. On a large table a step takes the oldest rows by an index: read
 * from its beginning, the table would lead every step past all the dead rows that the steps before it left.
 */
export async function inBatches(step: (size: number) => Promise<readonly unknown[]>): Promise<number> {
  for (let total = 0; ; ) {
    const { length } = await step(BATCH);
    total += length;
    if (length < BATCH) return total;
  }
}
