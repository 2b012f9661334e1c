import { createHash } from 'node:crypto';
import type { Random } from '#adapters/random';

const TOKEN_BYTES = 32;

/** A random token of 256 bits in base64url, for a session or a link. */
export function newToken({ random }: { readonly random: Random }): string {
  return Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
}

/** The stored form of a token, in hex. The token is random enough that a plain digest cannot be reversed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
