import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { startTestDatabase } from '#testing/database';
import type { DatabaseHandle, Queryable } from './connect.ts';
import { assertNoTransaction, TransactionMisuse } from './guard.ts';
import { isDuplicate } from './errors.ts';
import { rateLimits } from './schema/rateLimits.ts';
import { inTransaction, TransactionTimeout } from './transaction.ts';

const isServer = inject('testDatabase').kind === 'postgres';
let handle: DatabaseHandle;

beforeAll(async () => {
  handle = await startTestDatabase();
});
afterAll(() => handle.close());
beforeEach(async () => {
  await handle.db.delete(rateLimits);
});

const row = (key: string) => ({ key, windowStart: new Date('2026-01-01T00:00:00.123Z'), count: 1 });
const conflict = () => Object.assign(new Error('could not serialize access'), { code: '40001' });
const adapter = async () => assertNoTransaction('the payment provider');
const keys = async (on: Queryable = handle.db) =>
  (await on.select().from(rateLimits)).map(({ key }) => key).sort();

describe('inTransaction', () => {
  it('commits on success and returns the function’s result', async () => {
    const result = await inTransaction(handle.db, async (tx) => {
      await tx.insert(rateLimits).values(row('a'));
      await tx.insert(rateLimits).values(row('b'));
      return keys(tx);
    });
    expect(result).toEqual(['a', 'b']);
    expect(await keys()).toEqual(['a', 'b']);
  });

  it('rolls back when the function throws', async () => {
    const failing = inTransaction(handle.db, async (tx) => {
      await tx.insert(rateLimits).values(row('a'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await keys()).toEqual([]);
  });

  it('refuses the outer database inside a transaction at once, instead of deadlocking', async () => {
    const wrong = inTransaction(handle.db, async () => handle.db.select().from(rateLimits));
    await expect(wrong).rejects.toThrow(/outer database|Failed query/);
    const why = await wrong.catch((error: Error) => error.cause ?? error);
    expect(why).toBeInstanceOf(TransactionMisuse);
  });

  it('refuses a transaction inside a transaction', async () => {
    const nested = inTransaction(handle.db, () => inTransaction(handle.db, async () => 1));
    await expect(nested).rejects.toBeInstanceOf(TransactionMisuse);
  });

  it('allows the outer database again afterwards, also for work started inside', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let later: Promise<string[]> | undefined;
    await inTransaction(handle.db, async (tx) => {
      await tx.insert(rateLimits).values(row('a'));
      later = gate.then(() => keys());
    });
    open();
    expect(await later).toEqual(['a']);
  });

  it('rolls back at the time limit, after which the function can write nothing more', async () => {
    let afterwards: Promise<unknown> | undefined;
    const slow = inTransaction(
      handle.db,
      async (tx) => {
        await tx.insert(rateLimits).values(row('early'));
        afterwards = new Promise((resolve) => setTimeout(resolve, 150)).then(() =>
          tx.insert(rateLimits).values(row('late')),
        );
        afterwards.catch(() => {});
        await afterwards;
      },
      { timeLimit: 50 },
    );
    await expect(slow).rejects.toBeInstanceOf(TransactionTimeout);
    await expect(afterwards).rejects.toThrow(/Failed query/);
    expect(await keys()).toEqual([]);
  });

  // The embedded database keeps this thread busy until a statement has ended.
  it.runIf(isServer)(
    'holds the limit while a statement runs, and runs nothing that was to follow it',
    async () => {
      const began = performance.now();
      let working: Promise<unknown> | undefined;
      const slow = inTransaction(
        handle.db,
        (tx) => {
          working = (async () => {
            await tx.insert(rateLimits).values(row('early'));
            await tx.execute(sql`select pg_sleep(1)`).catch(() => {});
            await tx.insert(rateLimits).values(row('late'));
          })();
          return working;
        },
        { timeLimit: 50 },
      );
      await expect(slow).rejects.toBeInstanceOf(TransactionTimeout);
      expect(performance.now() - began).toBeLessThan(900);
      await expect(working).rejects.toThrow(/Failed query/);
      expect(await keys()).toEqual([]);
    },
  );

  it('rolls back once the statements that a failed function left running have ended', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    let others: Promise<unknown> | undefined;
    const failing = inTransaction(handle.db, async (tx) => {
      await tx.insert(rateLimits).values(row('a'));
      others = Promise.allSettled([
        tx.execute(sql`select pg_sleep(0.1)`),
        tx.insert(rateLimits).values(row('b')),
      ]);
      await Promise.all([Promise.reject(new Error('changed my mind')), others]);
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await others).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected' }]);
    expect(await keys()).toEqual([]);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('sends statements made at once one after another, as the driver asks', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    await inTransaction(handle.db, async (tx) => {
      await Promise.all(['a', 'b', 'c', 'd'].map((key) => tx.insert(rateLimits).values(row(key))));
    });
    expect(await keys()).toEqual(['a', 'b', 'c', 'd']);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('commits what the function asked for and did not wait for', async () => {
    await inTransaction(handle.db, (tx) =>
      Promise.race(['a', 'b', 'c'].map(async (key) => tx.insert(rateLimits).values(row(key)))),
    );
    expect(await keys()).toEqual(['a', 'b', 'c']);
  });

  it('is not reported as done where a statement failed, though the function caught that', async () => {
    const caught = inTransaction(handle.db, async (tx) => {
      await tx.insert(rateLimits).values(row('a'));
      await tx
        .insert(rateLimits)
        .values(row('a'))
        .catch(() => {});
    });
    await expect(caught).rejects.toSatisfy(isDuplicate);
    expect(await keys()).toEqual([]);
  });

  it('tries again after a serialisation failure, and gives up in the end', async () => {
    let tries = 0;
    const won = await inTransaction(handle.db, async (tx) => {
      tries += 1;
      await tx.insert(rateLimits).values(row('a'));
      if (tries < 3) throw new Error('wrapped', { cause: conflict() });
      return tries;
    });
    expect(won).toBe(3);
    expect(await keys()).toEqual(['a']);
    let all = 0;
    const lost = inTransaction(handle.db, async () => {
      all += 1;
      throw conflict();
    });
    await expect(lost).rejects.toThrow('could not serialize');
    expect(all).toBe(4);
  });

  it('distinguishes a duplicate from other conflicts', async () => {
    await handle.db.insert(rateLimits).values(row('a'));
    const twice = await handle.db
      .insert(rateLimits)
      .values(row('a'))
      .catch((error: unknown) => error);
    expect(isDuplicate(twice)).toBe(true);
    expect(isDuplicate(conflict())).toBe(false);
  });

  it('reads a time back to the millisecond', async () => {
    await handle.db.insert(rateLimits).values(row('a'));
    const [read] = await handle.db.select().from(rateLimits);
    expect(read?.windowStart).toEqual(new Date('2026-01-01T00:00:00.123Z'));
    const counted = await handle.db.execute<{ n: number }>(sql`select count(*)::int as n from rate_limits`);
    expect(counted.rows[0]?.n).toBe(1);
  });
});

describe('assertNoTransaction', () => {
  it('throws inside a transaction, however deep, and not outside', async () => {
    await expect(adapter()).resolves.toBeUndefined();
    const wrong = inTransaction(handle.db, async (tx) => {
      await tx.insert(rateLimits).values(row('a'));
      await Promise.all([adapter(), keys(tx)]);
    });
    await expect(wrong).rejects.toThrow('the payment provider was called inside a database transaction');
    expect(await keys()).toEqual([]);
  });
});
