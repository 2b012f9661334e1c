import { accessToken } from './accessToken.ts';

/** The token this page signed in with, and its account by the server. */
let known: { readonly userId: string; readonly token: string } | null = null;

/**
 * The account of the stored token. Tabs share storage, so a page must not send one person's changes with the token of
 * somebody who signed in later in another tab.
 */
export const tokenOwner = {
  remember(userId: string, token: string): void {
    known = { userId, token };
  },
  forget(): void {
    known = null;
  },
  /** Whether the stored token is still the one this page knows as this person's. */
  is: (userId: string): boolean => known?.userId === userId && known.token === accessToken.read(),
  /** Whether another tab has replaced or removed the stored token. */
  hasChanged: (): boolean => (known?.token ?? null) !== accessToken.read(),
};

/** The call was not sent: it was for somebody who is no longer signed in. */
export class SessionReplaced extends Error {
  constructor() {
    super('You are no longer signed in here. Please sign in again.');
    this.name = 'SessionReplaced';
  }
}
