/**
 * Loaded into the product (`node --expose-gc --import`): collects all garbage every two seconds. By itself V8 may do so
 * twice in a whole run, and what is kept is known only after such a collection.
 */
import { setInterval } from 'node:timers';

const EVERY_MS = 2000;

const collect = globalThis.gc;
if (!collect) throw new Error('This needs node --expose-gc.');
setInterval(() => {
  collect();
}, EVERY_MS).unref();
