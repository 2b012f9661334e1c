import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Database, Queryable } from './connect.ts';
import { insideTransaction, markTransaction, TransactionMisuse } from './guard.ts';
import { type OneByOne, oneByOne } from './oneByOne.ts';
import { isConflict, isOutage } from './errors.ts';

export interface TransactionOptions {
  /** Time limit in milliseconds, after which everything is rolled back; 10 s by default. */
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

/**
 * Runs `work` to the end of every statement that it began, or of the one being sent when it fails. PostgreSQL answers a
 * commit after a failed statement by rolling back, without an error, so a failure that `work` caught is thrown here.
 */
async function inFull<Result>(
  work: Work<Result>,
  tx: Queryable,
  statements: OneByOne<unknown>,
): Promise<Result> {
  try {
    const result = await markTransaction(() => work(tx));
    await statements.finish();
    return result;
  } finally {
    await statements.close();
  }
}

/** The same, with no statement sent after the time limit. */
async function withinLimit<Result>(
  work: Work<Result>,
  tx: Queryable,
  statements: OneByOne<unknown>,
  limit: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      void statements.close();
      reject(new TransactionTimeout(limit));
    }, limit);
  });
  try {
    return await Promise.race([inFull(work, tx, statements), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** PGlite itself begins, commits and rolls back. */
function onPglite<Result>(client: PGlite, work: Work<Result>, limit: number): Promise<Result> {
  return client.transaction((connection) => {
    const statements = oneByOne(connection);
    const tx = drizzlePglite(statements.client as unknown as PGlite) as unknown as Queryable;
    return withinLimit(work, tx, statements, limit);
  });
}

async function onPostgres<Result>(pool: Pool, work: Work<Result>, limit: number): Promise<Result> {
  const connection = await pool.connect();
  let isLost = false;
  try {
    await connection.query('begin');
    const statements = oneByOne(connection);
    const tx = drizzlePg(statements.client) as unknown as Queryable;
    const result = await withinLimit(work, tx, statements, limit);
    await connection.query('commit');
    return result;
  } catch (error) {
    // Closing the connection rolls back too, without waiting for a statement over the limit. One to a server that only
    // reads by now would go on failing: the next leads to where the address points today.
    isLost = error instanceof TransactionTimeout || isOutage(error);
    if (!isLost)
      await connection.query('rollback').catch(() => {
        isLost = true;
      });
    throw error;
  } finally {
    connection.release(isLost);
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
  { timeLimit = TIME_LIMIT_MS }: TransactionOptions = {},
): Promise<Result> {
  if (insideTransaction()) {
    throw new TransactionMisuse('A transaction was opened inside another: pass the open one down.');
  }
  const client = db.$client;
  for (let tries = 1; ; tries += 1) {
    try {
      return await (client instanceof Pool
        ? onPostgres(client, work, timeLimit)
        : onPglite(client, work, timeLimit));
    } catch (error) {
      if (tries === ATTEMPTS || !isConflict(error)) throw error;
      await delay(10 * 2 ** tries);
    }
  }
}
