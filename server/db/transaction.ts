import { setTimeout as delay } from 'node:timers/promises';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database, Queryable } from './connect.ts';
import { insideTransaction, markTransaction, TransactionMisuse } from './guard.ts';
import { isConflict, isOutage } from './outage.ts';

export interface TransactionOptions {
  /** Time limit in milliseconds, after which everything is rolled back. 10 s by default. */
  readonly timeLimit?: number;
}

/** Thrown after the roll-back where a transaction took too long. */
export class TransactionTimeout extends Error {
  constructor(limit: number) {
    super(`A transaction did not finish within ${limit} ms and was rolled back.`);
    this.name = 'TransactionTimeout';
  }
}

const TIME_LIMIT_MS = 10_000;
const ATTEMPTS = 4;

type Work<Result> = (tx: Queryable) => Promise<Result>;

async function withinLimit<Result>(limit: number, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TransactionTimeout(limit)), limit);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function attempt<Result>(
  db: Database,
  work: Work<Result>,
  options: TransactionOptions,
): Promise<Result> {
  const limit = options.timeLimit ?? TIME_LIMIT_MS;
  const bounded = (tx: Queryable) => withinLimit(limit, () => markTransaction(() => work(tx)));
  const client = db.$client;
  if (!(client instanceof Pool)) return db.transaction(bounded);

  const connection = await client.connect();
  let broken = false;
  try {
    const scoped = drizzlePg(connection) as unknown as Queryable;
    return await scoped.transaction(bounded);
  } catch (error) {
    // The function may still be running: closing its connection makes sure that it cannot write any more. One to a
    // server that only reads by now would go on failing: the next leads to where the address points today.
    broken = error instanceof TransactionTimeout || isOutage(error);
    throw error;
  } finally {
    connection.release(broken);
  }
}

/**
 * Runs `work` in a transaction. After serialisation failures and deadlocks it is run again, so it must do nothing but
 * query `tx`. Throws `TransactionMisuse` where nested, `TransactionTimeout` over the limit, and whatever `work`
 * throws, after rolling back.
 */
export async function inTransaction<Result>(
  db: Database,
  work: Work<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  if (insideTransaction()) {
    throw new TransactionMisuse('A transaction was opened inside another: pass the open one down.');
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(db, work, options);
    } catch (error) {
      if (tries === ATTEMPTS || !isConflict(error)) throw error;
      await delay(10 * 2 ** tries);
    }
  }
}
