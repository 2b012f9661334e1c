/** Idle time is not promised: after so many milliseconds what waits for it goes on in any case. */
const PATIENCE_MS = 1000;

/** Calls once nothing else is to be done; gives a way to call it off. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(call, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(call, 50);
  return () => clearTimeout(timer);
}
