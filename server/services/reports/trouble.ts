/**
 * When a report that keeps failing is in trouble: a person is called after so many failures in a row, and once it is so
 * old, by when they have been, its customer is told that it is delayed. The customer waits for it, and the cause is most
 * often our own.
 */
export const TROUBLE = { failures: 8, afterMs: 10 * 60_000 };
