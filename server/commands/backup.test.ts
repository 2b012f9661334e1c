import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, type DatabaseHandle, openPglite, openPostgres } from '#db/connect';
import { lockDirectory } from '#db/lock';
import { type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { newDatabase } from '#testing/database';
import { silentLog } from '#testing/silentLog';
import { readConfig } from '#config/config';
import { backUpAsItStands } from './backup.ts';
import { restore } from './restore.ts';
import { runCommand } from './runCommand.ts';

const provided = inject('testDatabase');
let shop: Shop;
let folder: string;
let backup: string;
const said: string[] = [];
const io = () => ({
  out: (line: string) => said.push(line),
  err: (line: string) => said.push(line),
  cwd: folder,
});

beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
  await shop.deliver(await shop.paid());
  await shop.checkout(await shop.buyer());
  folder = await mkdtemp(join(tmpdir(), 'global-fit-backup-'));
  await writeFile(join(shop.folder, 'secret-key'), 'the key of this place');
  if ((await runCommand(shop.context, 'backup', ['copies'], io())) !== 0) throw new Error(said.join('\n'));
  const [name = ''] = await readdir(join(folder, 'copies'));
  backup = join(folder, 'copies', name);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Tables into which the queue of a running server writes now and then. They are compared by their settings, without
 * timestamps and counters.
 */
const WATCHED = ['pgboss.queue', 'pgboss.version'];
const SETTINGS = `(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t))
  where key !~ '_(on|count|history|active)$')::text`;

/** Number of rows and content of every table, ours and the queue's. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss', 'drizzle') and tablename not like 'queue_stats%' order by 1`);
  const content: Record<string, string> = {};
  for (const { name } of rows) {
    const row = WATCHED.includes(name) ? SETTINGS : 't::text';
    const all = sql.raw(
      `select count(*) || ' ' || coalesce(md5(string_agg(${row}, '|' order by ${row})), '') as sum from ${name} t`,
    );
    content[name] = (await db.execute<{ sum: string }>(all)).rows[0]?.sum ?? '';
  }
  return content;
}

interface Place {
  readonly target: Parameters<typeof restore>[0];
  open(): Promise<DatabaseHandle>;
}

/** An empty target of the same kind. */
async function freshPlace(): Promise<Place> {
  const DATA_DIR = join(folder, randomBytes(4).toString('hex'));
  if (provided.kind === 'pglite')
    return {
      target: { DATA_DIR, DATABASE_URL: undefined, SECRET_KEY: undefined },
      open: () => openPglite(join(DATA_DIR, 'database')),
    };
  const url = await newDatabase(provided.adminUrl);
  return {
    target: { DATA_DIR, DATABASE_URL: url, SECRET_KEY: undefined },
    open: async () => openPostgres(url, silentLog),
  };
}

describe('a backup', () => {
  it('restores the same rows in every table, and the key', async () => {
    const before = await contentOf(shop.context.db);
    expect(Number(before['public.orders']?.split(' ')[0])).toBe(2);
    const { target, open } = await freshPlace();
    expect(await restore(target, [backup], io())).toBe(0);
    const restored = await open();
    expect(await contentOf(restored.db)).toEqual(before);
    await restored.close();
    if (provided.kind === 'pglite')
      expect(await readFile(join(target.DATA_DIR, 'secret-key'), 'utf8')).toBe('the key of this place');
  });

  it('made on data of the release before leaves that data unchanged', async () => {
    const { target, open } = await freshPlace();
    await restore(target, [backup], io());
    const older = await open();
    const newest = sql`id = (select max(id) from drizzle.__drizzle_migrations)`;
    await older.db.execute(sql`delete from drizzle.__drizzle_migrations where ${newest}`);
    const before = await contentOf(older.db);
    await older.close();
    const { DATA_DIR, DATABASE_URL } = target;
    const keys = DATABASE_URL ? { DATABASE_URL, SECRET_KEY: 'k'.repeat(32) } : {};
    const config = readConfig({ DATA_DIR, LOG_LEVEL: 'silent', ...keys });
    expect(await backUpAsItStands(config, ['older'], io(), (socket) => socket.destroy())).toBe(0);
    const [name = ''] = await readdir(join(folder, 'older'));
    const another = await freshPlace();
    await restore(another.target, [join(folder, 'older', name)], io());
    const restored = await another.open();
    expect(await contentOf(restored.db)).toEqual(before);
    await restored.close();
  });

  it('is not restored over existing data', async () => {
    const { target, open } = await freshPlace();
    await restore(target, [backup], io());
    await expect(restore(target, [backup], io())).rejects.toThrow(
      /holds (data|tables) already: restore into an empty/,
    );
    const still = await open();
    expect(await contentOf(still.db)).toMatchObject({ 'public.users': expect.stringMatching(/^2 /) });
    await still.close();
  });

  it('that is damaged leaves the target empty', async () => {
    const name = provided.kind === 'pglite' ? 'database.tar.gz' : 'database.dump';
    const damaged = join(folder, 'damaged');
    await mkdir(damaged, { recursive: true });
    const whole = await readFile(join(backup, name));
    await writeFile(join(damaged, name), whole.subarray(0, Math.floor(whole.length / 2)));
    const { target } = await freshPlace();
    await expect(restore(target, [damaged], io())).rejects.toThrow(/is damaged|pg_restore ended/);
    expect(existsSync(join(target.DATA_DIR, 'database'))).toBe(false);
    expect(await restore(target, [backup], io())).toBe(0);
  });

  it.runIf(provided.kind === 'pglite')('is not restored under a running server', async () => {
    const { target } = await freshPlace();
    const lock = await lockDirectory(target.DATA_DIR, (socket) => socket.destroy());
    await expect(restore(target, [backup], io())).rejects.toThrow('is in use by another process');
    await lock.release();
  });

  it('needs an existing folder', async () => {
    const { target } = await freshPlace();
    await expect(restore(target, [], io())).rejects.toThrow('Usage: npm run restore');
    await expect(restore(target, [folder], io())).rejects.toThrow('is no backup');
    expect(await runCommand(shop.context, 'backup', [], io())).toBe(2);
    expect(said).toContain('Usage: npm run backup -- <folder>');
  });
});
