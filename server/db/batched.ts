import { setImmediate } from 'node:timers/promises';
import { isOutage } from './errors.ts';

/** Processes one item, in a statement shared with the other items submitted at the time. */
export type Batched<Item, Result> = (item: Item) => Promise<Result>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of items in a statement. */
const MOST = 64;
/** A slower statement is waiting for a lock or the disk and must not hold up others. */
const SLOW_MS = 20;

/** Settles with `work`, or earlier once it is slow. */
async function whileQuick(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SLOW_MS);
  });
  await Promise.race([work, slow]);
  clearTimeout(timer);
}

/**
 * Groups the items of one turn of the event loop, or those that arrive while a statement is running, into one
 * statement, because the cost of many small statements is mostly round trips and commits. `run` returns results in
 * the order of its items. An item succeeds once its statement is committed, and fails alone: where a batch fails, its
 * items are retried one by one, unless the database is unreachable.
 */
export function batched<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): Batched<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isUnderWay = false;

  async function answerAll(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    } catch (error) {
      if (batch.length === 1 || isOutage(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      await Promise.all(batch.map((one) => answerAll([one])));
    }
  }

  async function work(): Promise<void> {
    await setImmediate();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      await whileQuick(answerAll(batch));
    }
    isUnderWay = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isUnderWay) return;
      isUnderWay = true;
      void work();
    });
}
