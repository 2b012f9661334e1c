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
/** Number of subjects in a generation, see `openUses`. */
const GENERATION = 25_000;

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

/** The uses within one window. */
interface WindowUses {
  of(subject: string): Uses;
  /** Subjects with enough uses to be written to the database. */
  readonly heavy: Map<string, Uses>;
}

/**
 * Keeps two generations of subjects. When the younger is full, the older is dropped as a whole; subjects seen
 * meanwhile are in the younger. Searching fifty thousand entries for the oldest would block the event loop.
 */
function openUses(): WindowUses {
  let older = new Map<string, Uses>();
  let younger = new Map<string, Uses>();
  const heavy = new Map<string, Uses>();
  return {
    heavy,
    of(subject) {
      const met = younger.get(subject) ?? heavy.get(subject);
      if (met) return met;
      const uses = older.get(subject) ?? { told: 0, since: 0 };
      if (younger.size >= GENERATION) {
        older = younger;
        younger = new Map();
      }
      younger.set(subject, uses);
      return uses;
    },
  };
}

/**
 * A limit for actions that cost less than a database statement: uses are counted in memory and exchanged with other
 * processes once a second. The limit may be exceeded by the uses within that second and by a twentieth of it per
 * process, so it is not for sign-in and similar actions.
 */
export function openLightLimit(parts: Parts, action: LimitedAction): LightLimit {
  const limit = parts.config.rateLimits[action];
  const least = limit ? limit.count * WORTH_TELLING : 0;
  let uses = openUses();
  let windowStart = 0;
  let timer: NodeJS.Timeout | null = null;

  async function exchange(): Promise<void> {
    const { heavy } = uses;
    const sent = [...heavy]
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
      // Subjects far from the limit are left to the database.
      if (limit && one.since < least && one.told < limit.count / 2) heavy.delete(subject);
    }
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
        uses = openUses();
      }
      const one = uses.of(subject);
      one.since += 1;
      if (one.since >= least) uses.heavy.set(subject, one);
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
