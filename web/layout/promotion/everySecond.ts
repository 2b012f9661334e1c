/** Calls `onTick` every second until the returned function is called. */
export function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}
