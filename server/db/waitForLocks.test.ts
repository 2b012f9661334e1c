import { Client, type Pool, type PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createLog } from '#adapters/log';
import { newDatabase } from '#testing/database';
import { TEMPLATE } from '#testing/globalSetupPostgres';
import { silentLog } from '#testing/silentLog';
import { type DatabaseHandle, openPostgres } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { DatabaseBusy, waitForLocks } from './waitForLocks.ts';
import { whileAlone } from './whileAlone.ts';

const provided = inject('testDatabase');
const SHORT = { stepMs: 50, limitMs: 200 };

describe.skipIf(provided.kind === 'pglite')('on a server whose tables others hold', () => {
  let handle: DatabaseHandle;
  let pool: Pool;
  let other: Client;
  let lines: string[];
  const log = createLog('warn', (line) => lines.push(line));

  beforeAll(async () => {
    if (provided.kind === 'pglite') return;
    handle = openPostgres(await newDatabase(provided.adminUrl, TEMPLATE), silentLog);
    pool = handle.db.$client as Pool;
  });
  afterAll(() => handle.close());
  beforeEach(async () => {
    lines = [];
    other = new Client({ connectionString: pool.options.connectionString, application_name: 'pg_dump' });
    await other.connect();
  });
  afterEach(() => other.end());

  async function withConnection<Result>(use: (connection: PoolClient) => Promise<Result>): Promise<Result> {
    const connection = await pool.connect();
    try {
      return await use(connection);
    } finally {
      connection.release(true);
    }
  }

  it('a change of a table lets everybody read while a backup goes on, and is made after it', async () => {
    await other.query('begin; select count(*) from products');
    const change = withConnection((connection) =>
      waitForLocks(
        connection,
        'a table',
        log,
        () => connection.query('alter table products add column changed int'),
        { stepMs: 200, limitMs: 20_000 },
      ),
    );
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(0);
    // Behind a change that waits for the whole backup, this would wait as long.
    await pool.query('select count(*) from products');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'waiting for a table',
      holders: expect.arrayContaining([expect.objectContaining({ application: 'pg_dump' })]),
    });
    await other.query('commit');
    await change;
    const { fields } = await pool.query('select changed from products');
    expect(fields).toHaveLength(1);
  });

  it('a start gives up in the end, and says who holds them', async () => {
    await other.query('begin; lock table drizzle.__drizzle_migrations');
    const start = migrateDatabase(handle, log, SHORT);
    await expect(start).rejects.toThrow(DatabaseBusy);
    await expect(start).rejects.toThrow(
      /tables that a migration changes .* held by: .*pg_dump \(process \d+/,
    );
    await other.query('rollback');
    await migrateDatabase(handle, log, SHORT);
  });

  it('work that is done by one at a time does not wait for ever for a process that hangs', async () => {
    await withConnection(async (hanging) => {
      await hanging.query('select pg_advisory_lock(4106204)');
      const work = whileAlone({ db: handle.db, log }, 'catalogue', async () => 'done', SHORT);
      await expect(work).rejects.toThrow(/the turn of this process \(catalogue\) .* held by: .*global-fit/);
    });
    expect(await whileAlone({ db: handle.db, log }, 'catalogue', async () => 'done', SHORT)).toBe('done');
  });

  it('a fault that is no lock is thrown at once', async () => {
    const broken = withConnection((connection) =>
      waitForLocks(connection, 'nothing', log, () => connection.query('select no_such_column')),
    );
    await expect(broken).rejects.toThrow('no_such_column');
  });
});
