import { isIPv6 } from 'node:net';
import { ApiError } from '@global-fit/contract/errors';
import { lt, sql } from 'drizzle-orm';
import { rateLimits } from '#db/schema/rateLimits';
import type { LimitedAction } from '#config/rateLimits';
import type { Context } from '../context.ts';
import { pseudonym } from './secretKey.ts';

/** Some proxies append the port of the connection, which would make every connection a visitor of its own. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The usual form of an IPv4 address. */
const PLAIN_IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

/** The network of an address. An IPv6 customer has a whole /64, so all its addresses count as one. */
export function networkOf(told: string): string {
  if (PLAIN_IPV4.test(told)) return told;
  const address = withoutPort(told);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = address.includes('::') ? [...first, ...zeros, ...last] : first;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Hashed, so that the table reveals neither who tried nor that two actions were by the same person. */
export function keyOf(
  { secretKeys }: Pick<Context, 'secretKeys'>,
  action: LimitedAction,
  subject: string,
): string {
  return `${action}:${pseudonym(secretKeys, `limits/${action}`, subject).slice(0, 22)}`;
}

/**
 * Counts a use of an action by a subject (a network or an account) in fixed windows, in one statement, so that
 * several processes share the count. Throws 429 with the seconds left where the limit is exceeded.
 */
export async function countUse(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'log' | 'secretKeys'>,
  action: LimitedAction,
  subject: string,
): Promise<void> {
  const limit = context.config.rateLimits[action];
  if (!limit) return;
  const now = context.clock.now().getTime();
  const length = limit.seconds * 1000;
  const windowStart = new Date(Math.floor(now / length) * length);
  const [row] = await context.db
    .insert(rateLimits)
    .values({ key: keyOf(context, action, subject), windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  if (row && row.count > limit.count) {
    // Logged once per window, so that repeated attempts do not fill the disk.
    if (row.count === limit.count + 1)
      context.log.warn({ event: 'limit_reached', action }, 'a limit was reached');
    throw new ApiError('too_many_requests', { retryAfter: (windowStart.getTime() + length - now) / 1000 });
  }
}

const KEEP_MS = 2 * 24 * 3600 * 1000;

/** Deletes windows that ended long ago. */
export async function forgetOldWindows(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(context.clock.now().getTime() - KEEP_MS);
  await context.db.delete(rateLimits).where(lt(rateLimits.windowStart, before));
}
