import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#api/ApiError.ts';

/** A longer wait overflows the browser's timer, which would then fire at once. */
const LONGEST = 24 * 60 * 60 * 1000;
/** A refusal says "in a minute" of less, too, and has to stay long enough to be read. */
const A_MINUTE = 60 * 1000;

/** How long to show a refusal that names this wait (ms); null for none. */
export const whileTrue = (wait: number | null): number | null =>
  wait === null ? null : Math.max(wait, A_MINUTE);

/** How long the message of a failed call is true (ms); null for one that names no wait. */
export const passesAfter = (error: unknown): number | null =>
  whileTrue(error instanceof ApiError && error.status === 429 ? error.wait : null);

/** Calls `act` after a number of milliseconds, counted anew for each `cause`; never for null and for longer than a day. */
export function useAfter(cause: unknown, milliseconds: number | null, act: () => void): void {
  const due = useEffectEvent(act);
  useEffect(() => {
    if (milliseconds === null || milliseconds > LONGEST) return;
    const timer = setTimeout(() => due(), milliseconds);
    return () => clearTimeout(timer);
  }, [cause, milliseconds]);
}

/** Calls `act` when the wait is over that the server asked for with this error; null for no error. */
export function useOnceWaited(error: unknown, act: () => void): void {
  useAfter(error, error instanceof ApiError ? error.wait : null, act);
}

export interface Failed {
  readonly cause: unknown;
}

/** State for a failure that is shown, which clears itself when the wait is over that its message names. */
export function useTillPassed<T extends Failed = Failed>() {
  const held = useState<T | null>(null);
  const [failed, setFailed] = held;
  useAfter(failed, passesAfter(failed?.cause), () => setFailed(null));
  return held;
}
