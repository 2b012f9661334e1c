interface Link {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly syscall?: unknown;
}

const DEEPEST = 6;

/** An error and its causes, one of which is the driver's: drizzle wraps it. */
function chain(error: unknown): readonly Link[] {
  const links: Link[] = [];
  let link = error;
  while (typeof link === 'object' && link !== null && links.length < DEEPEST) {
    links.push(link);
    link = (link as { readonly cause?: unknown }).cause;
  }
  return links;
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return chain(error).some(({ code }) => typeof code === 'string' && codes.includes(code));
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';

/** A serialisation failure or deadlock; the transaction may be retried. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, SERIALIZATION_FAILURE, DEADLOCK);
}

/** A lock that others did not release within the time limit. */
export function isLockTimeout(error: unknown): boolean {
  return hasCode(error, LOCK_NOT_AVAILABLE);
}

/** Something that the role of the connection may not do. */
export function isDenied(error: unknown): boolean {
  return hasCode(error, INSUFFICIENT_PRIVILEGE);
}

/** A violated unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, UNIQUE_VIOLATION);
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Class 08 is a broken connection, 57P0x a server that stops or starts, class 53 one that has run out of disk, memory or
 * connections, 25006 one that only reads, as after another took its place, and 57014 one that did not answer in time.
 */
const SERVER_AWAY = /^(08...|57P0[1-5]|53[0-3]00|25006|57014)$/;

/** Messages of the pg driver for errors without a code. */
const DRIVER_SENTENCES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|connection ended unexpectedly/i;

function isAway({ code, message, syscall }: Link): boolean {
  if (typeof code === 'string' && (NETWORK_CODES.has(code) || SERVER_AWAY.test(code))) return true;
  // Of a connection, a server on a Unix socket that does not run; of any other call, a file that is missing.
  if (code === 'ENOENT') return syscall === 'connect';
  return typeof message === 'string' && DRIVER_SENTENCES.test(message);
}

/** Whether the database is unreachable for the moment, as opposed to a rejected query. */
export function isOutage(error: unknown): boolean {
  return chain(error).some(isAway);
}
