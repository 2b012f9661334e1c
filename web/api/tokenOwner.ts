import { accessToken } from './accessToken.ts';

/** The token that this page signed in with, and whose the server said it is. */
let known: { readonly userId: string; readonly token: string } | null = null;

/**
 * Whose the token in storage is. Tabs share that storage: what one person's page does must not be sent with the token
 * of whoever signed in after them in another tab.
 */
export const tokenOwner = {
  remember(userId: string, token: string): void {
    known = { userId, token };
  },
  forget(): void {
    known = null;
  },
  /** Whether the token in storage is still the one that this page knows as this person's. */
  is: (userId: string): boolean => known?.userId === userId && known.token === accessToken.read(),
  /** Whether another tab has put another token into storage, or taken this one away. */
  hasChanged: (): boolean => (known?.token ?? null) !== accessToken.read(),
};

/** Not sent: the call was made for somebody who is no longer the one signed in. */
export class SessionReplaced extends Error {
  constructor() {
    super('You are no longer signed in here. Please sign in again.');
    this.name = 'SessionReplaced';
  }
}
