import { ApiError } from '@global-fit/contract/errors';
import { sql } from 'drizzle-orm';
import { rateLimits } from '#db/schema/rateLimits';
import type { LimitedAction } from '#config/rateLimits';
import type { Context } from '../context.ts';
import { keyOf } from './rateLimit.ts';

/** What this process knows of a subject in the current window. */
interface Uses {
  /** Count in the database at the last exchange, including other processes. */
  told: number;
  /** Uses in this process since then. */
  since: number;
}

export interface LightLimit {
  /** Counts a use; throws 429 with the seconds left where the limit is exceeded. */
  count(subject: string): void;
  /** Writes the counts to the database and reads those of other processes. */
  exchange(): Promise<void>;
  close(): void;
}

type Parts = Pick<Context, 'db' | 'clock' | 'config' | 'log' | 'secretKeys'>;

const EXCHANGE_MS = 1000;
const ROWS = 500;
/** Below this share of a limit no row is written, which covers nearly all visitors. */
const WORTH_TELLING = 0.05;

/** One statement for many subjects, sorted so that two processes cannot deadlock. */
async function tell(
  { db }: Parts,
  windowStart: Date,
  counts: readonly (readonly [key: string, count: number])[],
): Promise<ReadonlyMap<string, number>> {
  const totals = new Map<string, number>();
  const sorted = counts.toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (let at = 0; at < sorted.length; at += ROWS) {
    const rows = await db
      .insert(rateLimits)
      .values(sorted.slice(at, at + ROWS).map(([key, count]) => ({ key, windowStart, count })))
      .onConflictDoUpdate({
        target: [rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + excluded.count` },
      })
      .returning({ key: rateLimits.key, count: rateLimits.count });
    for (const { key, count } of rows) totals.set(key, count);
  }
  return totals;
}

/** Subjects that a process keeps for a whole window. */
const MANY = 25_000;

/** Number of counters of a window, a power of two: some tens of thousands of visitors a minute seldom share one. */
const COUNTERS = 1 << 16;

/** The counter of a subject: FNV-1a of its text, since the map of all visitors takes longer than a ranking of the world. */
function counterOf(subject: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < subject.length; at += 1) hash = Math.imul(hash ^ subject.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 16)) & (COUNTERS - 1);
}

/**
 * A limit for actions that cost less than a database statement: uses are counted in memory and exchanged with other
 * processes once a second. The limit may be exceeded by the uses within that second and by a twentieth of it per
 * process, and reached a twentieth early by who shares a counter, so it is not for sign-in and similar actions.
 */
export function openLightLimit(parts: Parts, action: LimitedAction): LightLimit {
  const limit = parts.config.rateLimits[action];
  const least = limit ? limit.count * WORTH_TELLING : 0;
  /** Uses of the subjects that share a counter, up to where one of them could be worth telling. */
  const few = new Uint32Array(COUNTERS);
  /** Subjects with enough uses to be written to the database. */
  let heavy = new Map<string, Uses>();
  let windowStart = 0;
  let timer: NodeJS.Timeout | null = null;

  async function exchange(): Promise<void> {
    const current = heavy;
    const sent = [...current]
      .filter(([, { since }]) => since > 0 && since >= least)
      .map(([subject, one]) => ({ subject, one, key: keyOf(parts, action, subject), since: one.since }));
    for (const { one } of sent) {
      one.told += one.since;
      one.since = 0;
    }
    const counts = sent.map(({ key, since }) => [key, since] as const);
    const totals = await tell(parts, new Date(windowStart), counts);
    for (const { subject, one, key } of sent) {
      one.told = totals.get(key) ?? one.told;
      // Among very many, those far from the limit are left to the database.
      if (limit && current.size > MANY && one.since < least && one.told < limit.count / 2)
        current.delete(subject);
    }
  }

  /** What is known of a subject before this use; null, and the use counted, while it is not worth telling. */
  function usesOf(subject: string): Uses | null {
    const at = counterOf(subject);
    const before = few[at] as number;
    if (before + 1 < least) {
      few[at] = before + 1;
      return null;
    }
    const met = heavy.get(subject);
    if (met) return met;
    // The one whose use fills a counter is taken to have made all of them; others that share it start anew.
    const uses = { told: 0, since: before < least ? before : 0 };
    few[at] = Math.ceil(least);
    heavy.set(subject, uses);
    return uses;
  }

  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = null;
      exchange().catch((error: unknown) =>
        parts.log.warn({ err: error, action }, 'uses could not be exchanged'),
      );
    }, EXCHANGE_MS).unref();
  }

  return {
    count(subject) {
      if (!limit) return;
      const length = limit.seconds * 1000;
      const now = parts.clock.now().getTime();
      const start = Math.floor(now / length) * length;
      if (start !== windowStart) {
        windowStart = start;
        few.fill(0);
        heavy = new Map();
      }
      const one = usesOf(subject);
      if (!one) return;
      one.since += 1;
      schedule();
      const count = one.told + one.since;
      if (count <= limit.count) return;
      if (count === limit.count + 1)
        parts.log.warn({ event: 'limit_reached', action }, 'a limit was reached');
      throw new ApiError('too_many_requests', { retryAfter: (start + length - now) / 1000 });
    },
    exchange,
    close() {
      if (timer) clearTimeout(timer);
    },
  };
}
