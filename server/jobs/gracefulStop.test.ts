import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '#db/connect';
import { inTransaction } from '#db/transaction';
import { startTestApp, type TestApp } from '#testing/app';
import { startTestDatabase } from '#testing/database';
import { silentLog } from '#testing/silentLog';
import { openJobs } from './openJobs.ts';
import type { JobHandlers } from './queues.ts';

const ids = ['0199f3a2-7c1e-7000-8000-00000000000a', '0199f3a2-7c1e-7000-8000-00000000000b'] as const;
let database: DatabaseHandle;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());

const handlersWith = (makeReport: (id: string) => Promise<void>): JobHandlers => ({
  'make-report': ({ revisionId }) => makeReport(revisionId),
  'send-mail': async () => {},
  'remove-pdf': async () => {},
  'note-event': async () => {},
  'given-up': async () => {},
  reconcile: async () => {},
  housekeeping: async () => {},
});
const stateOf = async (id: string) => {
  const { rows } = await database.db.execute<{ state: string }>(
    sql`select state::text as state from pgboss.job where data ->> 'revisionId' = ${id}`,
  );
  return rows.map(({ state }) => state);
};

describe('a queue that stops', () => {
  it('lets running jobs finish', async () => {
    const jobs = await openJobs(database, silentLog);
    const done: string[] = [];
    let begun = false;
    await inTransaction(database.db, (tx) => jobs.makeReport(tx, ids[0]));
    await jobs.work(
      handlersWith(async (id) => {
        begun = true;
        await delay(1000);
        done.push(id);
      }),
    );
    await vi.waitFor(() => expect(begun).toBe(true), { timeout: 10_000 });
    await jobs.stop();
    expect(done).toEqual([ids[0]]);
    expect(await stateOf(ids[0])).toEqual(['completed']);
  });

  it('hands back what does not finish in time, and the next process does it', async () => {
    const jobs = await openJobs(database, silentLog, 500);
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    let begun = false;
    await inTransaction(database.db, (tx) => jobs.makeReport(tx, ids[1]));
    await jobs.work(
      handlersWith(() => {
        begun = true;
        return never;
      }),
    );
    await vi.waitFor(() => expect(begun).toBe(true), { timeout: 10_000 });
    await jobs.stop();
    expect(await stateOf(ids[1])).toEqual(['retry']);

    const next = await openJobs(database, silentLog);
    const done: string[] = [];
    await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    await next.work(handlersWith(async (id) => void done.push(id)));
    await vi.waitFor(() => expect(done).toEqual([ids[1]]), { timeout: 10_000 });
    end();
    await next.stop();
    expect(await stateOf(ids[1])).toEqual(['completed']);
  });
});

/** Everything received on a connection until it is closed. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

describe('a server that stops', () => {
  let test: TestApp;
  let origin: URL;
  beforeEach(async () => {
    test = await startTestApp();
    origin = new URL(await test.listen());
  });
  afterEach(() => test.close());

  /** Starts a request on a connection that the client wants to keep alive. */
  function begin(head: string): { socket: Socket; answer: Promise<string> } {
    const socket = connect(Number(origin.port), origin.hostname);
    const answer = received(socket);
    socket.write(`${head} HTTP/1.1\r\nhost: ${origin.host}\r\nconnection: keep-alive\r\n`);
    return { socket, answer };
  }

  it('answers a request that has half arrived, closes its connection, and accepts no other', async () => {
    const body = JSON.stringify({
      email: 'half@example.org',
      password: 'correct horse battery',
      full_name: 'Half',
    });
    const { socket, answer } = begin('POST /api/v1/users/signup');
    socket.write(
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
    );
    await delay(100);
    const began = performance.now();
    const closed = test.app.close();
    await delay(100);
    socket.write(body.slice(20));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*half@example\.org/);
    await closed;
    expect(performance.now() - began).toBeLessThan(5000);
    await expect(fetch(`${origin.origin}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('does not wait for idle connections', async () => {
    const { socket, answer } = begin('GET /healthz');
    socket.write('\r\n');
    await vi.waitFor(() => expect(socket.bytesRead).toBeGreaterThan(0));
    const began = performance.now();
    await test.app.close();
    expect(await answer).toContain('200 OK');
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
