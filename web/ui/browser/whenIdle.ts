/** Idle time is not guaranteed: after this many milliseconds waiting work runs in any case. */
const PATIENCE_MS = 1000;

/** Calls back during idle time; returns a function to cancel. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(call, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(call, 50);
  return () => clearTimeout(timer);
}
