import { isConflict } from '#db/errors';
import type { RequestCause, SandboxCore, SandboxDatabase, Work } from './types.ts';

/** The work of one transaction (or of a read outside any). */
export function workOn(core: SandboxCore, tx: SandboxDatabase, cause: RequestCause | null): Work {
  return { tx, core, now: Math.floor(core.clock.now().getTime() / 1000), cause };
}

/** Runs `run` in a transaction; after the commit, the dispatcher looks for new events. */
export async function inTransaction<T>(core: SandboxCore, run: (work: Work) => Promise<T>): Promise<T> {
  const result = await withoutConflict(() => core.db.transaction((tx) => run(workOn(core, tx, null))));
  core.wake();
  return result;
}

const ATTEMPTS = 4;

/** Retries a transaction that conflicted with another. It was rolled back, so nothing happens twice. */
export async function withoutConflict<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}
