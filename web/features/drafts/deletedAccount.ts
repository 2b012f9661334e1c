const NAME = 'deleted-account';

/** Name of the channel to the other tabs. */
export const DELETED = {
  title: 'Your account has been deleted',
  text: 'This was done in another tab. Nothing of its answers is left in this browser.',
} as const;

/**
 * Tells every tab of this browser that an account was deleted. Pages in the back/forward cache receive it, or are
 * discarded.
 */
export function tellDeleted(userId: string): void {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(userId);
  channel.close();
}

/** Listens for deleted accounts; returns a function to stop. */
export function onDeleted(listener: (userId: string) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data));
  return () => channel.close();
}
