import { and, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '#db/connect';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { refunds } from '#db/schema/payments';
import { reportRevisions } from '#db/schema/reports';
import { isUnsent } from '#services/mails/unsentMail';

/** What waits for a worker or a person in the whole installation. */
export interface Backlog {
  readonly jobs: readonly { readonly queue: string; readonly state: string; readonly count: number }[];
  /** Age in seconds of the oldest due job of a queue that no worker has taken. */
  readonly waiting: readonly { readonly queue: string; readonly seconds: number }[];
  readonly mails: Readonly<Record<'queued' | 'failed', number>>;
  /** How long the oldest message that is to be sent has waited, tries that failed among it; 0 for none. */
  readonly oldestMailSeconds: number;
  readonly reports: Readonly<Record<'in_review' | 'failed', number>>;
  readonly ordersNeedingAttention: number;
}

async function countJobs(db: Database): Promise<Backlog['jobs']> {
  const { rows } = await db.execute<{ queue: string; state: string; count: number }>(sql`
    select name as queue, state::text as state, count(*)::int as count
    from pgboss.job where state in ('created', 'retry', 'active') group by name, state`);
  return rows;
}

async function oldestJobs(db: Database): Promise<Backlog['waiting']> {
  const { rows } = await db.execute<{ queue: string; seconds: number }>(sql`
    select name as queue, extract(epoch from now() - min(start_after))::float8 as seconds
    from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`);
  return rows;
}

/** Failures as listed by `stuckWork`; a count that nobody can reduce would raise alerts for nothing. */
async function countMails(db: Database): Promise<Backlog['mails']> {
  const rows = await db
    .select({ state: mails.state, count: count() })
    .from(mails)
    .where(or(eq(mails.state, 'queued'), isUnsent(db)))
    .groupBy(mails.state);
  return { queued: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
}

/** A message that is tried again in an hour is no job that is due: its own age tells that the mail server is away. */
async function oldestMail(db: Database): Promise<number> {
  const waited = sql<number>`extract(epoch from now() - min(${mails.createdAt}))::float8`;
  const [row] = await db.select({ waited }).from(mails).where(eq(mails.state, 'queued'));
  return Math.max(0, row?.waited ?? 0);
}

async function countReports(db: Database): Promise<Backlog['reports']> {
  const rows = await db
    .select({ state: reportRevisions.state, count: count() })
    .from(reportRevisions)
    .where(inArray(reportRevisions.state, ['in_review', 'failed']))
    .groupBy(reportRevisions.state);
  return { in_review: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
}

/** As listed by `ordersNeedingAttention`: a recorded reason, or a refund request without a decision. */
async function countAttention(db: Database): Promise<number> {
  const asked = db
    .select({ id: refunds.orderId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.state, 'requested'), eq(orders.state, 'paid')));
  const noted = db.select({ id: orders.id }).from(orders).where(isNotNull(orders.attention));
  // Two short lists, each with its own index. A single condition with "or" would read all orders.
  const [row] = await db.select({ count: count() }).from(union(noted, asked).as('needing'));
  return row?.count ?? 0;
}

/** Counts what waits; each count reads an index of few rows. */
export async function readBacklog(db: Database): Promise<Backlog> {
  return {
    jobs: await countJobs(db),
    waiting: await oldestJobs(db),
    mails: await countMails(db),
    oldestMailSeconds: await oldestMail(db),
    reports: await countReports(db),
    ordersNeedingAttention: await countAttention(db),
  };
}
