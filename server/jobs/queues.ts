import type { Queue } from 'pg-boss';
import { z } from 'zod';
import { accountNote } from '#services/accounts/accountEvent';
import { operatorCommand } from '#services/operations/operatorCommand';
import { TROUBLE } from '#services/reports/trouble';

/** What each job carries: an id, never the data, which may have changed by the time the job runs. */
export const JOB_PAYLOADS = {
  'make-report': z.object({ revisionId: z.uuid() }),
  'send-mail': z.object({ mailId: z.uuid() }),
  /** The key is all that is left of an erased report. */
  'remove-pdf': z.object({ pdfKey: z.string() }),
  /** An operator's command and what it did to an account, sent by a process whose output nobody keeps. */
  'note-event': z.union([accountNote, operatorCommand]),
  reconcile: z.looseObject({}),
  housekeeping: z.looseObject({}),
  /** Jobs that have failed for good, with their data. */
  'given-up': z.object({
    revisionId: z.uuid().optional(),
    mailId: z.uuid().optional(),
    pdfKey: z.string().optional(),
  }),
} as const;

export type JobName = keyof typeof JOB_PAYLOADS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOB_PAYLOADS)[Name]>;

/** Processes one job. It may run twice, or again after being cut off anywhere, and must have one effect. */
export type JobHandlers = { readonly [Name in JobName]: (payload: JobPayload<Name>) => Promise<void> };

const GIVEN_UP: JobName = 'given-up';

/** The shortest allowed. Dead workers are noticed after this time; the check runs every 5 s. */
const HEARTBEAT_SECONDS = 10;

/**
 * Common to all jobs: lost workers are noticed, and final failures are reported. A try that has not ended when it expires
 * counts as failed and goes on all the same, so it must have ended by itself before.
 */
const WORK = {
  retryBackoff: true,
  expireInSeconds: 180,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deadLetter: GIVEN_UP,
} as const;

/**
 * Retries, in seconds. Reports and mails are tried for about a day: a store, a mail server or a machine with too much to
 * do may be in trouble that long, and a paid report is not to wait for a command once they are well. The removal of a
 * file is tried for some days, because nothing else would remove it.
 */
export const QUEUES: Readonly<Record<JobName, Omit<Queue, 'name'>>> = {
  'given-up': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  'make-report': {
    ...WORK,
    // The reports of a process wait for one another, for its one writing thread and its one typesetter.
    expireInSeconds: 1800,
    retryLimit: 60,
    retryDelay: 2,
    retryDelayMax: 1800,
    notify: true,
  },
  'send-mail': {
    ...WORK,
    expireInSeconds: 1800,
    retryLimit: 30,
    retryDelay: 5,
    retryDelayMax: 3600,
    notify: true,
  },
  'remove-pdf': { ...WORK, retryLimit: 80, retryDelay: 5, retryDelayMax: 3600 },
  'note-event': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  reconcile: { retryLimit: 0, expireInSeconds: 170, policy: 'exclusive', deleteAfterSeconds: 86_400 },
  housekeeping: { retryLimit: 0, expireInSeconds: 600, policy: 'exclusive', deleteAfterSeconds: 86_400 },
};

/** The number of failures in a row after which a person is told that a job is in trouble, while it goes on being tried. */
export const FAILURES_TOLD: Readonly<Partial<Record<JobName, number>>> = { 'make-report': TROUBLE.failures };

/** Schedules of the recurring jobs, as cron lines in UTC. */
export const SCHEDULES: readonly { readonly name: JobName; readonly cron: string }[] = [
  { name: 'reconcile', cron: '*/3 * * * *' },
  { name: 'housekeeping', cron: '17 * * * *' },
];

/** Number of jobs that are taken from a queue together. */
export const BATCH_SIZE = 2;

/** Number of batches of a queue that a process works on at a time, and the polling interval where nothing wakes it. */
export const CONCURRENCY: Readonly<
  Record<JobName, { readonly workers: number; readonly pollSeconds: number }>
> = {
  'make-report': { workers: 2, pollSeconds: 1 },
  'send-mail': { workers: 4, pollSeconds: 1 },
  'remove-pdf': { workers: 1, pollSeconds: 5 },
  'note-event': { workers: 1, pollSeconds: 5 },
  reconcile: { workers: 1, pollSeconds: 5 },
  housekeeping: { workers: 1, pollSeconds: 30 },
  'given-up': { workers: 1, pollSeconds: 5 },
};
