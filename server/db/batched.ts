import { setImmediate } from 'node:timers/promises';
import { isOutage } from './outage.ts';

/** Answers one item; shares a statement with whatever else was asked at the time. */
export type Batched<Item, Result> = (item: Item) => Promise<Result>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Items in one statement at most. */
const MOST = 64;
/** A statement that takes longer waits for a lock, or for the disk: it holds back no others. */
const SLOW_MS = 20;

/** Settles with `work`, or before it once it is slow. */
async function whileQuick(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SLOW_MS);
  });
  await Promise.race([work, slow]);
  clearTimeout(timer);
}

/**
 * One statement for all that was asked in a turn of the event loop, or while the one before was under way: many small
 * statements cost mostly their own round trips and commits. `run` answers in the order of its items. An item is done
 * when its statement is committed, as if it had been alone, and fails alone: where a batch fails, its items are tried
 * again one by one, unless the database is away.
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
