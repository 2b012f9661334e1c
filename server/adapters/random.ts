import { randomBytes } from 'node:crypto';

/** The only source of chance on the server. */
export interface Random {
  bytes(length: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (length) => randomBytes(length) };
