import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { sandboxDeliveries, sandboxObjects } from '../schema.ts';
import type { SandboxCore } from '../types.ts';
import { signatureHeader } from './sign.ts';

/** Number of events taken at a time; they are posted side by side. */
const BATCH = 16;

interface Claim {
  eventId: string;
  attempts: number;
}

/**
 * Posts every event that is due. Events are posted in parallel, so they may arrive in any order; each is repeated
 * until the response is 2xx (at least once).
 */
export async function deliverDue(core: SandboxCore): Promise<void> {
  const url = core.webhookUrl();
  if (url === null) return;
  for (;;) {
    const claims = await claim(core, url);
    await Promise.all(claims.map((one) => deliver(core, url, one)));
    if (claims.length < BATCH) return;
  }
}

/**
 * Takes due deliveries and moves their next attempt behind a lease: where this process dies, the event falls due
 * again by itself, and no two processes post it at the same time.
 */
async function claim(core: SandboxCore, url: string): Promise<Claim[]> {
  const now = core.clock.now();
  const lease = new Date(now.getTime() + core.settings.webhookTimeoutMs + 5_000);
  const due = core.db
    .select({ eventId: sandboxDeliveries.eventId })
    .from(sandboxDeliveries)
    .where(and(isNotNull(sandboxDeliveries.nextAttemptAt), lte(sandboxDeliveries.nextAttemptAt, now)))
    .orderBy(asc(sandboxDeliveries.nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return core.db
    .update(sandboxDeliveries)
    .set({ attempts: sql`${sandboxDeliveries.attempts} + 1`, nextAttemptAt: lease, url })
    .where(inArray(sandboxDeliveries.eventId, due))
    .returning({ eventId: sandboxDeliveries.eventId, attempts: sandboxDeliveries.attempts });
}

async function deliver(core: SandboxCore, url: string, { eventId, attempts }: Claim): Promise<void> {
  const [row] = await core.db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, eventId));
  const outcome = await post(core, url, JSON.stringify(row?.data, null, 2));
  const now = core.clock.now();
  const delivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  const wait = core.settings.webhookRetryMs[attempts - 1];
  await core.db
    .update(sandboxDeliveries)
    .set({
      deliveredAt: delivered ? now : null,
      nextAttemptAt: delivered || wait === undefined ? null : new Date(now.getTime() + wait),
      lastStatus: outcome.status,
      lastError: outcome.error,
    })
    .where(eq(sandboxDeliveries.eventId, eventId));
  if (delivered) return;
  core.log.warn(
    { eventId, attempts, status: outcome.status, error: outcome.error, givenUp: wait === undefined },
    'The webhook did not take an event',
  );
}

async function post(core: SandboxCore, url: string, body: string) {
  const t = Math.floor(core.clock.now().getTime() / 1000);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, core.keys.webhookSecret, t),
        'user-agent': 'Stripe/1.0 (payment sandbox)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(core.settings.webhookTimeoutMs),
    });
    await answer.body?.cancel();
    return { status: answer.status, error: null };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) };
  }
}
