import { randomBytes } from 'node:crypto';

/** The server's only source of randomness. */
export interface Random {
  bytes(length: number): Uint8Array;
}

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);
let given = 0;

/** The system call costs more than the bytes, so many are fetched at once; each is used only once. */
function fromPool(length: number): Uint8Array {
  if (length > POOL_BYTES / 4) return randomBytes(length);
  if (pool.length - given < length) {
    pool = randomBytes(POOL_BYTES);
    given = 0;
  }
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) {
    bytes[at] = pool[given + at] ?? 0;
    pool[given + at] = 0;
  }
  given += length;
  return bytes;
}

export const systemRandom: Random = { bytes: fromPool };
