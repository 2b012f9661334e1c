import { and, asc, eq, inArray, lte, lt } from 'drizzle-orm';
import { expireSession } from './checkout/expireSession.ts';
import { settleSession } from './checkout/settleSession.ts';
import { endRefund } from './payments/refund.ts';
import { sandboxIdempotency, sandboxObjects } from './schema.ts';
import { lockObject } from './store.ts';
import type { SandboxCore, Work } from './types.ts';
import { inTransaction } from './work.ts';

const DAY_MS = 86_400_000;

/**
 * Processes what has fallen due: sessions expire, debits settle, refunds end. Each object has its own transaction,
 * and several processes may run this at once.
 */
export async function runDue(core: SandboxCore): Promise<void> {
  for (;;) {
    const due = await core.db
      .select({ id: sandboxObjects.id })
      .from(sandboxObjects)
      .where(lte(sandboxObjects.dueAt, core.clock.now()))
      .orderBy(asc(sandboxObjects.dueAt))
      .limit(50);
    if (due.length === 0) return;
    for (const { id } of due) await inTransaction(core, (work) => happen(work, id));
  }
}

async function happen(work: Work, id: string): Promise<void> {
  const [still] = await work.tx
    .select({ kind: sandboxObjects.kind })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), lte(sandboxObjects.dueAt, work.core.clock.now())))
    .for('update');
  if (still?.kind === 'refund') {
    const refund = await lockObject(work, 'refund', id);
    if (refund) await endRefund(work, refund);
  }
  if (still?.kind !== 'checkout.session') return;
  const session = await lockObject(work, 'checkout.session', id);
  if (!session) return;
  if (session.object.status === 'open') await expireSession(work, session);
  else await settleSession(work, session);
}

/** Deletes stored responses older than a day, as the provider does. */
export async function forgetOldKeys(core: SandboxCore): Promise<void> {
  const old = core.db
    .select({ key: sandboxIdempotency.key })
    .from(sandboxIdempotency)
    .where(lt(sandboxIdempotency.createdAt, new Date(core.clock.now().getTime() - DAY_MS)))
    .limit(500);
  await core.db.delete(sandboxIdempotency).where(inArray(sandboxIdempotency.key, old));
}
