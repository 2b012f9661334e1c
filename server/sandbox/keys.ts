import { eq } from 'drizzle-orm';
import { sandboxObjects } from './schema.ts';
import type { SandboxClock, SandboxDatabase, SandboxIds, SandboxKeys } from './types.ts';

const ACCOUNT_ID = 'acct_sandbox';

/**
 * The keys of this sandbox, created once and stored in the database, so that they survive a restart and are the same
 * in every process.
 */
export async function loadKeys(
  db: SandboxDatabase,
  clock: SandboxClock,
  ids: SandboxIds,
): Promise<SandboxKeys> {
  const made: SandboxKeys = {
    secretKey: `sk_test_sandbox${ids.random(32)}`,
    publishableKey: `pk_test_sandbox${ids.random(32)}`,
    webhookSecret: `whsec_sandbox${ids.random(32)}`,
  };
  const account = { id: ACCOUNT_ID, object: 'account', livemode: false };
  await db
    .insert(sandboxObjects)
    .values({ id: ACCOUNT_ID, kind: 'account', data: account, internal: made, createdAt: clock.now() })
    .onConflictDoNothing();
  const [row] = await db
    .select({ internal: sandboxObjects.internal })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, ACCOUNT_ID));
  if (!row) throw new Error('The sandbox account row is missing right after it was written.');
  return row.internal as SandboxKeys;
}
