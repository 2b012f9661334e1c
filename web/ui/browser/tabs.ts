/** A channel to the other tabs of this browser; null where it grants none, as Firefox while it blocks all cookies. */
function channel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Tells every page of this browser that listens. Those in the back/forward cache hear it too, or are discarded. */
export function tellTabs(name: string, message: string): void {
  const opened = channel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  opened?.postMessage(message);
  opened?.close();
}

/** Listens to what any tab tells; returns a function to stop. */
export function hearTabs(name: string, listener: (message: string) => void): () => void {
  const opened = channel(name);
  opened?.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data));
  return () => opened?.close();
}
