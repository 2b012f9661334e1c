import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Frees memory that the last document holds outside the JavaScript heap. A compiled document is about 40 MB behind a
 * handle of a few bytes, so the garbage collector sees no reason to run and documents accumulate. It is run after the
 * turn of the event loop that used the document, and takes a few milliseconds.
 */
export function releaseMemory(): void {
  setImmediate(collect);
}
