/** Classifies database errors by the driver's error or any of its causes (drizzle wraps it). */
function* chain(error: unknown): Generator<{ code?: unknown; message?: unknown }> {
  let link: unknown = error;
  for (let depth = 0; depth < 6 && typeof link === 'object' && link !== null; depth += 1) {
    yield link;
    link = (link as { cause?: unknown }).cause;
  }
}

function anyCode(error: unknown, wanted: (code: string) => boolean): boolean {
  for (const link of chain(error)) {
    if (typeof link.code === 'string' && wanted(link.code)) return true;
  }
  return false;
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';

/** A serialisation failure or deadlock; the transaction may be retried. */
export function isConflict(error: unknown): boolean {
  return anyCode(error, (code) => code === SERIALIZATION_FAILURE || code === DEADLOCK);
}

/** A lock that others did not release within the time limit. */
export function isLockTimeout(error: unknown): boolean {
  return anyCode(error, (code) => code === LOCK_NOT_AVAILABLE);
}

/** Something that the role of the connection may not do. */
export function isDenied(error: unknown): boolean {
  return anyCode(error, (code) => code === INSUFFICIENT_PRIVILEGE);
}

/** A violated unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return anyCode(error, (code) => code === UNIQUE_VIOLATION);
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
  'ENOENT',
]);

/**
 * Class 08 is a broken connection, 57P0x a server that stops or starts, class 53 one that has run out of disk, memory or
 * connections, 25006 one that only reads, as after another took its place, and 57014 one that did not answer in time.
 */
const SERVER_AWAY = /^(08...|57P0[1-5]|53[0-3]00|25006|57014)$/;

/** Messages of the pg driver for errors without a code. */
const DRIVER_SENTENCES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|connection ended unexpectedly/i;

/** Whether the database is unreachable for the moment, as opposed to a rejected query. */
export function isOutage(error: unknown): boolean {
  for (const link of chain(error)) {
    if (typeof link.code === 'string' && (NETWORK_CODES.has(link.code) || SERVER_AWAY.test(link.code)))
      return true;
    if (typeof link.message === 'string' && DRIVER_SENTENCES.test(link.message)) return true;
  }
  return false;
}
