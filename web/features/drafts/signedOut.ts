const NAME = 'signed-out';

/** What a page says whose person has signed out in another tab. */
export const SIGNED_OUT = {
  title: 'You are signed out',
  text: 'This was done in another tab. What you had answered is kept in your account.',
} as const;

/**
 * Tells every tab of this browser that the person has signed out, which a session that ends by itself does not: whoever
 * comes to this computer next is not to see their answers.
 */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(null);
  channel.close();
}

/** Listens for a sign-out in another tab; returns a function to stop. */
export function onSignedOut(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
