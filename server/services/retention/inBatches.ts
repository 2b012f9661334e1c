const BATCH = 500;

/**
 * Repeats a step that removes at most `size` rows until it meets fewer, so that no statement holds many locks
 * at once. Answers how many rows went in all. On a large table a step takes the oldest rows by an index: read
 * from its beginning, the table would lead every step past all the dead rows that the steps before it left.
 */
export async function inBatches(
  step: (size: number) => Promise<readonly unknown[]>,
  size: number = BATCH,
): Promise<number> {
  for (let total = 0; ; ) {
    const { length } = await step(size);
    total += length;
    if (length < size) return total;
  }
}
