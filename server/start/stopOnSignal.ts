import process from 'node:process';
import type { Log } from '#adapters/log';

/** Longest time for stopping before the process exits anyway, which the database survives. */
const LIMIT_MS = 15_000;

/**
 * A single Ctrl+C arrives several times: from the terminal, the script that started this process, and npm. Signals
 * within this time (ms) of the first are the same one.
 */
const SAME_WISH_MS = 1000;

/**
 * Stops once, in order, at the first SIGTERM or SIGINT; a later signal ends the process at once. The end of a script
 * that started this process over a channel counts as a signal too: a script that was killed forwards none, and this
 * process would keep the port and the data folder from the next start.
 */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let since: number | null = null;
  const onSignal = (signal: NodeJS.Signals | 'disconnect') => {
    if (since !== null) {
      if (performance.now() - since > SAME_WISH_MS) process.exit(1);
      return;
    }
    since = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // The script ending while this process stops is not a second request.
  const onGone = () => {
    if (since === null) onSignal('disconnect');
  };
  if ('connected' in process && !process.connected) onGone();
  else process.once('disconnect', onGone);
}
