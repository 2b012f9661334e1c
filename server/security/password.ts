import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '@global-fit/contract/errors';

/** argon2id (the library's default variant), 19 MiB, two passes: about 15 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Limits on hashes in progress (19 MiB each) and waiting. Further ones are refused rather than queued indefinitely. */
const AT_ONCE = 4;
const WAITING = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new ApiError('service_unavailable', { retryAfter: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The encoded hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** The hash of discarded random bytes, at the same cost as a real one. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$2OxlMzgTUrfjY3/CnJ7tDg$6IVkYyrli+xZOTJNqP3iM/RwgTg/ychOY6PT3DNWIaM';

/**
 * Whether the password matches the hash. Without a hash (no such account) it does the same work against a hash that
 * nothing matches, and returns false.
 */
export async function passwordMatches(password: string, encoded: string | null): Promise<boolean> {
  const matches = await inTurn(() => verify(encoded ?? NOBODYS, password));
  return encoded !== null && matches;
}
