import { errorReason, withoutValues } from '#adapters/errorReason';
import { isDenied, isOutage } from '#db/errors';
import { DatabaseBusy } from '#db/waitForLocks';

/** A reason not to start that the operator can fix; its message is one clear line. */
export class StartFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartFault';
  }
}

/** Errors of the embedded database's file system have a number of WASI and no text. */
const FILE_ERRORS: ReadonlyMap<unknown, string> = new Map([
  [2, 'access was denied'],
  [19, 'the quota is used up'],
  [29, 'the disk has errors'],
  [51, 'there is no space left on the disk'],
  [63, 'it is not permitted'],
  [69, 'the disk is read-only'],
]);

/** Why the embedded database does not open, in words. */
export function fileReason(error: unknown): string {
  const { errno } = error as { errno?: unknown };
  if (error instanceof Error) return errorReason(error);
  return FILE_ERRORS.get(errno) ?? `error ${String(errno)}`;
}

/** Why a PostgreSQL server is not reached, in the words of its own or of the network; neither quotes a password. */
export function connectReason(error: unknown): string {
  const why = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // One that was tried at several addresses has a code alone.
  return withoutValues((why as Error).message) || String((why as { code?: unknown }).code);
}

/** The same error, or a `StartFault` where the database was away, busy or without room, or lets its role do too little. */
export function startFaultOf(error: unknown): unknown {
  if (error instanceof StartFault) return error;
  if (error instanceof DatabaseBusy) return new StartFault(error.message, error);
  if (isDenied(error))
    return new StartFault(
      `The role of the database may not do what the start needs: ${connectReason(error)}`,
      error,
    );
  if (!isOutage(error)) return error;
  return new StartFault(
    `The database failed while everything was being prepared: ${errorReason(error)}`,
    error,
  );
}
