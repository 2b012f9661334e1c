const NAME = 'deleted-account';

/** What the other tabs of this browser say of it. */
export const DELETED = {
  title: 'Your account has been deleted',
  text: 'This was done in another tab. Nothing of its answers is left in this browser.',
} as const;

/**
 * Tells every tab of this browser that an account is gone. A page that the browser has put aside hears it, or is
 * dropped.
 */
export function tellDeleted(userId: string): void {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(userId);
  channel.close();
}

/** Hears of accounts that are gone; gives what ends that. */
export function onDeleted(listener: (userId: string) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data));
  return () => channel.close();
}
