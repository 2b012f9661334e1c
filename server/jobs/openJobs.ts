import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { type ConstructorOptions, fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Log } from '#adapters/log';
import type { DatabaseHandle, Queryable } from '#db/connect';
import {
  BATCH_SIZE,
  CONCURRENCY,
  type JobHandlers,
  type JobName,
  type JobPayload,
  QUEUES,
  SCHEDULES,
} from './queues.ts';
import { reclaimJobs } from './reclaimJobs.ts';
import { runBatch } from './runBatch.ts';

/** Enqueues jobs as part of a transaction, so that they exist exactly when its other changes do. */
export interface JobSender {
  makeReport(tx: Queryable, revisionId: string): Promise<void>;
  sendMail(tx: Queryable, mailId: string): Promise<void>;
  removePdf(tx: Queryable, pdfKey: string): Promise<void>;
  noteEvent(tx: Queryable, note: JobPayload<'note-event'>): Promise<void>;
}

export interface Jobs extends JobSender {
  /** Starts working, including schedules. Call once everything the handlers need is ready. */
  work(handlers: JobHandlers): Promise<void>;
  /** Resolves once the queue's tables respond. */
  ping(): Promise<void>;
  /** Waits some seconds for running jobs and stops. Jobs cut off are run again later. */
  stop(): Promise<void>;
}

const SCHEMA = 'pgboss';
const STOP_MS = 10_000;
/** The id of no job: looking it up loads the queue's settings without touching any job. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

function optionsFor(handle: DatabaseHandle): ConstructorOptions {
  const common: ConstructorOptions = {
    schema: SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  };
  const client = handle.db.$client;
  if (!(client instanceof Pool)) return { ...common, backend: 'pglite', db: fromPglite(client) };
  const { connectionString } = client.options;
  if (connectionString === undefined) throw new Error('The job queue needs the address of its database.');
  return { ...common, connectionString, max: 4, application_name: 'global-fit jobs' };
}

/**
 * Opens the queue in the same database as everything else, with the same guarantees. Settings of all queues are
 * loaded before this resolves, since on the embedded database there is no second connection to load them during a
 * transaction. `stopMs` is how long `stop` waits for running jobs.
 */
export async function openJobs(handle: DatabaseHandle, log: Log, stopMs: number = STOP_MS): Promise<Jobs> {
  const boss = new PgBoss(optionsFor(handle));
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'));
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'the job queue warns'));
  await boss.start();
  const names = Object.keys(QUEUES) as JobName[];
  const standing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of names) {
    const { policy: _fixedAtBirth, ...changeable } = QUEUES[name];
    const queue = standing.get(name);
    if (queue && isDeepStrictEqual({ ...queue, ...changeable }, queue)) continue;
    if (queue) await boss.updateQueue(name, changeable);
    else await boss.createQueue(name, QUEUES[name]);
    await boss.findJobs(name, { id: NO_JOB });
  }

  async function send<Name extends JobName>(
    tx: Queryable,
    name: Name,
    payload: JobPayload<Name>,
  ): Promise<void> {
    const id = await boss.send(name, payload, { db: fromDrizzle(tx, sql) });
    if (id === null) throw new Error(`The job ${name} was not taken by the queue.`);
  }

  return {
    makeReport: (tx, revisionId) => send(tx, 'make-report', { revisionId }),
    sendMail: (tx, mailId) => send(tx, 'send-mail', { mailId }),
    removePdf: (tx, pdfKey) => send(tx, 'remove-pdf', { pdfKey }),
    noteEvent: (tx, note) => send(tx, 'note-event', note),
    async work(handlers) {
      // The embedded database has a single process, so jobs marked as running were cut off with the last one.
      if (handle.kind === 'pglite') await reclaimJobs(handle.db, names);
      for (const name of names) {
        const { workers, pollSeconds } = CONCURRENCY[name];
        await boss.work(
          name,
          {
            batchSize: BATCH_SIZE,
            localConcurrency: workers,
            pollingIntervalSeconds: pollSeconds,
            notifyPollingIntervalSeconds: pollSeconds * 2,
            burstWhenBatchFull: true,
            perJobResults: true,
            includeMetadata: true,
          },
          (jobs) => runBatch(name, jobs, handlers, log),
        );
      }
      for (const { name, cron } of SCHEDULES) await boss.schedule(name, cron);
    },
    async ping() {
      if ((await boss.schemaVersion()) === null) throw new Error('The job queue is not installed.');
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: stopMs });
    },
  };
}
