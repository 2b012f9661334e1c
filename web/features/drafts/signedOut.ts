import { hearTabs, tellTabs } from '#ui/browser/tabs.ts';

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
export const tellSignedOut = (): void => tellTabs(NAME, '');

/** Listens for a sign-out in another tab; returns a function to stop. */
export const onSignedOut = (listener: () => void): (() => void) => hearTabs(NAME, listener);
