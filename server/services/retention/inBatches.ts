const BATCH = 500;

/**
 * Repeats a step that removes at most `size` rows until it meets fewer, so that no statement holds many locks at once.
 * Answers how many rows went in all. A step takes the oldest first, by an index: read from its beginning, a table shows
 * each step all that the steps before it removed.
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
