import { randomBytes } from 'node:crypto';
import type { SandboxIds } from './types.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Ids from the system's random source. Bytes above the last full multiple of 62 are discarded, so that all characters
 * are equally likely.
 */
export const randomIds: SandboxIds = {
  random(length) {
    let made = '';
    while (made.length < length) {
      for (const byte of randomBytes(length)) {
        if (byte < 248 && made.length < length) made += ALPHABET[byte % 62];
      }
    }
    return made;
  },
};
