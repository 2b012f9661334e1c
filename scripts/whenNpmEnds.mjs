// npm passes a signal to the shell in which it runs a script, and most shells exit without forwarding it.
import process from 'node:process';

/** Interval of the checks (ms). */
const EVERY = 250;

/** Calls `stop` once npm, or the shell in which it runs this script, has exited; never where npm does not run it. */
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
