import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { isLockTimeout } from '#db/errors';
import { SandboxError, errorPayload } from '../errors.ts';
import { sandboxIdempotency } from '../schema.ts';
import type { RequestCause, SandboxCore, SandboxDatabase, Work } from '../types.ts';
import { withoutConflict, workOn } from '../work.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The request whose stored response this is; null where the change was made now. */
  readonly replayOf: string | null;
}

/** Requests are equal by method, path and parameters. */
export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

/**
 * Makes a change once per key. The response is stored in the transaction of the change, so a process that dies leaves
 * both or neither. A second request with the key waits for the first and gets its response. Errors of the operation
 * are stored as well.
 *
 * @throws SandboxError 400 where the key was used for another request, 409 after ten seconds of waiting.
 */
export async function runOnce(
  core: SandboxCore,
  cause: RequestCause,
  fingerprint: string,
  run: (work: Work) => Promise<unknown>,
): Promise<Answer> {
  const answer = await withoutConflict(() =>
    core.db.transaction((tx) => once(core, tx, cause, fingerprint, run)),
  ).catch((error: unknown) => {
    throw isLockTimeout(error) ? inUse() : error;
  });
  core.wake();
  return answer;
}

async function once(
  core: SandboxCore,
  tx: SandboxDatabase,
  cause: RequestCause,
  fingerprint: string,
  run: (work: Work) => Promise<unknown>,
): Promise<Answer> {
  const key = cause.idempotency_key;
  if (key === null) return { ...(await attempt(core, tx, cause, run)), replayOf: null };
  await tx.execute(sql`set local lock_timeout = '10s'`);
  const [fresh] = await tx
    .insert(sandboxIdempotency)
    .values({ key, fingerprint, requestId: cause.id, createdAt: core.clock.now() })
    .onConflictDoNothing()
    .returning({ key: sandboxIdempotency.key });
  if (!fresh) return replay(tx, key, fingerprint);
  const made = await attempt(core, tx, cause, run);
  await tx.update(sandboxIdempotency).set(made).where(eq(sandboxIdempotency.key, key));
  return { ...made, replayOf: null };
}

/** Runs in a savepoint, so that an error undoes the operation's writes but not the stored response. */
async function attempt(
  core: SandboxCore,
  tx: SandboxDatabase,
  cause: RequestCause,
  run: (work: Work) => Promise<unknown>,
) {
  try {
    const body = await tx.transaction((inner) => run(workOn(core, inner, cause)));
    return { status: 200, body };
  } catch (error) {
    if (error instanceof SandboxError) return { status: error.status, body: errorPayload(error.body) };
    throw error;
  }
}

async function replay(tx: SandboxDatabase, key: string, fingerprint: string): Promise<Answer> {
  const [row] = await tx.select().from(sandboxIdempotency).where(eq(sandboxIdempotency.key, key));
  if (!row || row.status === null) throw inUse();
  if (row.fingerprint === fingerprint) return { status: row.status, body: row.body, replayOf: row.requestId };
  throw new SandboxError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function inUse(): SandboxError {
  return new SandboxError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  });
}
