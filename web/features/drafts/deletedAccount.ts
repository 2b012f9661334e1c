import { hearTabs, tellTabs } from '#ui/browser/tabs.ts';

const NAME = 'deleted-account';

/** What a page says whose account was deleted in another tab. */
export const DELETED = {
  title: 'Your account has been deleted',
  text: 'This was done in another tab. Nothing of its answers is left in this browser.',
} as const;

/** Tells every tab of this browser that an account was deleted. */
export const tellDeleted = (userId: string): void => tellTabs(NAME, userId);

/** Listens for deleted accounts; returns a function to stop. */
export const onDeleted = (listener: (userId: string) => void): (() => void) => hearTabs(NAME, listener);
