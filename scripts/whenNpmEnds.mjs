// npm passes signals to the shell that runs a script, and most shells exit without forwarding them. Where npm itself
// was killed, that shell continues to wait.
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Interval of the checks (ms). */
const EVERY = 250;

/** A file of a process in Linux's /proc; null where there is none or the process has ended. */
function processFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return null;
  }
}

/** The parent of a process; null where the system does not say. */
function parentOf(pid) {
  // "pid (name) state parent …", and the name may hold spaces and brackets.
  const parent = processFile(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')[1];
  return parent === undefined ? null : Number(parent);
}

/**
 * Calls `stop` once npm, or the shell in which it runs this script, has exited; does nothing outside npm. Only Linux
 * shows that npm was killed while its shell lives on.
 */
export function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const above = parentOf(parent);
  const isNpmAbove = /\bnpm\b/.test(processFile(above, 'cmdline') ?? '');
  const watch = setInterval(() => {
    if (process.ppid === parent && !(isNpmAbove && parentOf(parent) !== above)) return;
    clearInterval(watch);
    stop();
  }, EVERY);
  watch.unref();
}
