import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp } from '#app';
import { createLog } from '#adapters/log';
import { startTestApp, type TestApp } from '#testing/app';
import { type DatabaseHandle, openPostgres } from './connect.ts';
import { isOutage } from './errors.ts';
import { inTransaction } from './transaction.ts';

const provided = inject('testDatabase');

/** A connection to the server that can be cut and restored. */
async function openWire(host: string, port: number) {
  const sockets = new Set<Socket>();
  let cut = false;
  const server = createServer((near) => {
    if (cut) {
      near.destroy();
      return;
    }
    const far = connect(port, host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        sockets.delete(socket);
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      cut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      cut = false;
    },
    close: () => server.close(),
  };
}

describe.runIf(provided.kind === 'postgres')('a PostgreSQL server that goes away and comes back', () => {
  let test: TestApp;
  let wire: Awaited<ReturnType<typeof openWire>>;
  let through: DatabaseHandle;
  const lines: string[] = [];

  beforeAll(async () => {
    test = await startTestApp();
    const name = await test.context.db.execute<{ name: string }>(sql`select current_database() as name`);
    const admin = new URL(provided.kind === 'postgres' ? provided.adminUrl : '');
    wire = await openWire(admin.hostname, Number(admin.port));
    const log = createLog('warn', (line) => lines.push(line));
    through = openPostgres(`postgresql://test@127.0.0.1:${wire.port}/${name.rows[0]?.name}`, log);
  });
  afterAll(async () => {
    wire.close();
    await through.close();
    await test.close();
  });

  it('gives 503 meanwhile, leaves the process running, and is used again afterwards', async () => {
    const app = await createApp({ ...test.context, db: through.db }, [
      { name: 'database', check: () => through.ping() },
    ]);
    const products = () => app.inject({ url: '/api/v1/products' });
    expect((await products()).statusCode).toBe(200);
    wire.cut();
    const away = await products();
    expect(away.statusCode).toBe(503);
    expect(away.json()).toMatchObject({ code: 'service_unavailable' });
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    wire.mend();
    expect((await products()).statusCode).toBe(200);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    await app.close();
  });

  it('loses the whole of a transaction under way', async () => {
    const broken = inTransaction(through.db, async (tx) => {
      await tx.execute(sql`insert into rate_limits values ('half', now(), 1)`);
      wire.cut();
      await tx.execute(sql`insert into rate_limits values ('done', now(), 1)`);
    });
    await expect(broken).rejects.toThrow(/Failed query/);
    wire.mend();
    const left = await through.db.execute<{ n: number }>(sql`select count(*)::int as n from rate_limits`);
    expect(left.rows[0]?.n).toBe(0);
  });

  it('drops connections to a server that has become read-only, once another has taken its place', async () => {
    const name = (await through.db.execute<{ name: string }>(sql`select current_database() as name`)).rows[0]
      ?.name;
    const readOnly = (on: boolean) =>
      test.context.db.execute(
        sql`alter database ${sql.identifier(name ?? '')} set default_transaction_read_only = ${sql.raw(on ? 'on' : 'off')}`,
      );
    wire.cut();
    wire.mend();
    await readOnly(true);
    await delay(50);
    const write = (key: string) =>
      inTransaction(through.db, async (tx) => {
        await tx.execute(sql`insert into rate_limits values (${key}, now(), 1)`);
      });
    const met = await write('standby').catch((error: unknown) => error);
    expect(isOutage(met)).toBe(true);
    await readOnly(false);
    await write('promoted');
    const { rows } = await through.db.execute<{ key: string }>(sql`select key from rate_limits`);
    expect(rows.map(({ key }) => key)).toEqual(['promoted']);
    await through.db.execute(sql`delete from rate_limits`);
  });

  it('survives a connection that ends between two statements of a transaction', async () => {
    const broken = through.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await test.context.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await delay(200);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow(/Failed query/);
    await through.ping();
  });
});
