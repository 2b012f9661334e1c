import { randomBytes } from 'node:crypto';

/** The only source of chance on the server. */
export interface Random {
  bytes(length: number): Uint8Array;
}

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);

/** Asking the system costs more than what is asked for: it is asked for many bytes at once, and each is given out once. */
function fromPool(length: number): Uint8Array {
  if (length > POOL_BYTES / 4) return randomBytes(length);
  if (pool.length < length) pool = randomBytes(POOL_BYTES);
  const bytes = Uint8Array.prototype.slice.call(pool, 0, length);
  pool.fill(0, 0, length);
  pool = pool.subarray(length);
  return bytes;
}

export const systemRandom: Random = { bytes: fromPool };
