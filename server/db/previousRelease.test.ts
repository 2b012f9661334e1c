import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fixtureDocument } from '#pdf/testing/fixtureDocument';
import { exportData } from '#services/personalData/exportData';
import { readDraft } from '#services/drafts/draft';
import { findOrder } from '#services/orders/customer/listOrders';
import { openOrderFile } from '#services/orders/operator/searchOrders';
import { loadReport } from '#services/reports/loadReport';
import { newDatabase } from '#testing/database';
import { silentLog } from '#testing/silentLog';
import { testClock } from '#testing/clock';
import { type DatabaseHandle, openPostgres, pgliteHandle } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { firstRelease, ORDER, USER } from './testing/firstRelease.ts';

const provided = inject('testDatabase');
const folder = mkdtempSync(join(tmpdir(), 'global-fit-releases-'));
const migrations = join(import.meta.dirname, 'migrations');
interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}
const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as Journal;

let handle: DatabaseHandle;
/** Rows of every table, as text, in the columns of the first migration. */
let before: Record<string, string>;
const rows = firstRelease(fixtureDocument());

async function emptyDatabase(): Promise<DatabaseHandle> {
  if (provided.kind === 'pglite') return pgliteHandle(await PGlite.create());
  return openPostgres(await newDatabase(provided.adminUrl), silentLog);
}

/** Migrates the database to the state of a release with that many migrations. */
async function migrateTo(count: number): Promise<void> {
  const migrationsFolder = join(folder, String(count));
  cpSync(migrations, migrationsFolder, { recursive: true });
  const shorter = { ...journal, entries: journal.entries.slice(0, count) };
  writeFileSync(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify(shorter));
  const client = handle.db.$client;
  if (client instanceof PGlite) await migratePglite(drizzlePglite(client), { migrationsFolder });
  else await migratePg(drizzlePg(client), { migrationsFolder });
}

async function contentOf(): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const [table, row] of rows) {
    const columns = Object.keys(row).map((name) => sql.identifier(name));
    const found = await handle.db.execute(
      sql`select ${sql.join(columns, sql`, `)} from ${sql.identifier(table)} order by 1`,
    );
    content[table] = JSON.stringify(found.rows);
  }
  return content;
}

beforeAll(async () => {
  handle = await emptyDatabase();
  await migrateTo(1);
  for (const [table, row] of rows) {
    const names = Object.keys(row).map((name) => sql.identifier(name));
    const values = Object.values(row).map((value) =>
      typeof value === 'object' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`,
    );
    await handle.db.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    );
  }
  before = await contentOf();
});
afterAll(async () => {
  await handle.close();
  rmSync(folder, { recursive: true, force: true });
});

it('data of the first release goes unchanged through every later migration', async () => {
  for (let count = 2; count <= journal.entries.length; count += 1) {
    await migrateTo(count);
    expect(await contentOf(), journal.entries[count - 1]?.tag).toEqual(before);
  }
  // The server's own migration finds nothing to do, even when repeated.
  await migrateDatabase(handle, silentLog);
  await migrateDatabase(handle, silentLog);
  expect(await contentOf()).toEqual(before);
});

it('data of the first release is read by the operations of this release', async () => {
  const { db } = handle;
  const parts = { db, clock: testClock() };
  expect(await findOrder(parts, USER, ORDER)).toMatchObject({
    state: 'paid',
    amount_total: 24_900,
    additional_country_codes: ['PRT'],
    revisions: [{ number: 1, state: 'delivered', delivered_at: '2026-01-02T03:04:05.678Z' }],
  });
  expect(await loadReport({ db }, USER, ORDER)).toEqual(fixtureDocument());
  expect(await readDraft(db, USER)).toMatchObject({ version: 7, answers: { age: { value: 36 } } });
  expect(await openOrderFile(db, ORDER)).toMatchObject({
    sessions: [{ id: 'cs_1', paymentId: null }],
    mails: [{ kind: 'confirmation', state: 'sent' }],
  });
  const held = await exportData(parts, USER);
  expect(held.profiles).toMatchObject([{ answers: { age: { value: 35 } } }]);
  // Whether an address was confirmed was not recorded at that time.
  expect(held.contact_messages).toEqual([]);
});
