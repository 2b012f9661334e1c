const key = 'access_token';
const listeners = new Set<() => void>();

/** A token that the browser refused to store; it lasts as long as the page. */
let unkept: string | null = null;

function forgetStored(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that cannot be cleared has stored nothing.
  }
}

/** The bearer token, in browser storage where possible. Listeners are told when it is cleared, by whatever code. */
export const accessToken = {
  read(): string | null {
    if (unkept !== null) return unkept;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(token: string): void {
    try {
      localStorage.setItem(key, token);
      unkept = null;
    } catch (error) {
      console.warn('The token could not be stored.', error);
      unkept = token;
      // The previous person must not be signed in again on the next page.
      forgetStored();
    }
  },
  /** False for a token that is lost on reload. */
  isKept: (): boolean => unkept === null,
  /** Stops sending the token without notifying listeners: for an account that was deleted while its page is open. */
  forget(): void {
    unkept = null;
    forgetStored();
  },
  clear(): void {
    accessToken.forget();
    for (const listener of listeners) listener();
  },
  onCleared(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Another tab wrote or cleared the token. A token that was not stored belongs to this page alone. */
  onChangedElsewhere(listener: () => void): () => void {
    const heard = (event: StorageEvent): void => {
      if (unkept === null && (event.key === key || event.key === null)) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
