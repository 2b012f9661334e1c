/** Maximum number of rows removed by a statement. */
const BATCH = 500;

/**
 * Repeats a step that removes at most `size` rows until it removes fewer, so that no statement holds many locks.
 * Returns the number of rows removed. On a large table each step should take the oldest rows by an index; a scan from
 * the start would pass all rows that earlier steps have deleted.
 */
export async function inBatches(step: (size: number) => Promise<readonly unknown[]>): Promise<number> {
  for (let total = 0; ; ) {
    const { length } = await step(BATCH);
    total += length;
    if (length < BATCH) return total;
  }
}
