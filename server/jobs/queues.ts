import type { Queue } from 'pg-boss';
import { z } from 'zod';
import { accountNote } from '#services/accounts/accountEvent';

/** What each job carries: an id, never the matter itself, which may have changed by the time the job runs. */
export const JOB_PAYLOADS = {
  'make-report': z.object({ revisionId: z.uuid() }),
  'send-mail': z.object({ mailId: z.uuid() }),
  /** The key is all that is left of an erased report. */
  'remove-pdf': z.object({ pdfKey: z.string() }),
  /** What an operator's command did to an account: it runs in a process whose lines nobody keeps. */
  'note-event': accountNote,
  reconcile: z.looseObject({}),
  housekeeping: z.looseObject({}),
  /** Jobs that were tried for the last time, with what they carried. */
  'given-up': z.object({
    revisionId: z.uuid().optional(),
    mailId: z.uuid().optional(),
    pdfKey: z.string().optional(),
  }),
} as const;

export type JobName = keyof typeof JOB_PAYLOADS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOB_PAYLOADS)[Name]>;

/** Does the work of one job. It may run twice, or again after it was cut off anywhere: it must leave one effect. */
export type JobHandlers = { readonly [Name in JobName]: (payload: JobPayload<Name>) => Promise<void> };

const GIVEN_UP: JobName = 'given-up';

/** The shortest that the queue allows; a worker that dies is missed after this, and looked for every 5 s. */
const HEARTBEAT_SECONDS = 10;

/** What work on one thing has in common: a lost worker is noticed, and the last failure is somebody's business. */
const WORK = {
  retryBackoff: true,
  expireInSeconds: 180,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deadLetter: GIVEN_UP,
} as const;

/**
 * Retries: a report is tried for some ten minutes, because what breaks it is ours; a mail for about a day, because a
 * mail server may be down that long; an erased file for some days, because nothing else would remove it. Numbers are
 * seconds.
 */
export const QUEUES: Readonly<Record<JobName, Omit<Queue, 'name'>>> = {
  'given-up': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  'make-report': { ...WORK, retryLimit: 8, retryDelay: 2, retryDelayMax: 180, notify: true },
  'send-mail': { ...WORK, retryLimit: 30, retryDelay: 5, retryDelayMax: 3600, notify: true },
  'remove-pdf': { ...WORK, retryLimit: 80, retryDelay: 5, retryDelayMax: 3600 },
  'note-event': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
  reconcile: { retryLimit: 0, expireInSeconds: 170, policy: 'exclusive', deleteAfterSeconds: 86_400 },
  housekeeping: { retryLimit: 0, expireInSeconds: 600, policy: 'exclusive', deleteAfterSeconds: 86_400 },
};

/** Cron lines (UTC) of the jobs that nobody asks for. */
export const SCHEDULES: readonly { readonly name: JobName; readonly cron: string }[] = [
  { name: 'reconcile', cron: '*/3 * * * *' },
  { name: 'housekeeping', cron: '17 * * * *' },
];

/** How many batches of a queue one process works on at a time, and how often it looks when nothing woke it. */
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
