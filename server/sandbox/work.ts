import type { RequestCause, SandboxCore, SandboxDatabase, Work } from './types.ts';

/** The work of one transaction (or of one read outside any). */
export function workOn(core: SandboxCore, tx: SandboxDatabase, cause: RequestCause | null): Work {
  return { tx, core, now: Math.floor(core.clock.now().getTime() / 1000), cause };
}

/** Runs `run` in one transaction; after the commit the dispatcher looks for events that came of it. */
export async function inTransaction<T>(core: SandboxCore, run: (work: Work) => Promise<T>): Promise<T> {
  const result = await core.db.transaction((tx) => run(workOn(core, tx, null)));
  core.wake();
  return result;
}
