// npm hands a signal to the shell that it runs a script in, and most shells end of it without passing it on.
import process from 'node:process';

/** How often it is asked whether the shell still runs (ms). */
const EVERY = 250;

/** Calls `stop` once npm, or the shell in which it runs this script, has ended; never where no npm runs it. */
export function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, EVERY);
  watch.unref();
}
