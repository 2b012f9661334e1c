import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Frees what the last document holds outside the JavaScript heap. A set document is some 40 MB behind a handle of a
 * few bytes, so the collector sees no reason to run and one document after the other stays; it is run once the turn
 * that used the document is over, and takes a few milliseconds.
 */
export function releaseMemory(): void {
  setImmediate(collect);
}
