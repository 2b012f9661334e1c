const key = 'access_token';
const listeners = new Set<() => void>();

/** The token that the browser would not keep; it lasts as long as the page. */
let unkept: string | null = null;

function forgetStored(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}

/** The bearer token, in browser storage where there is room. Listeners hear when it is cleared, whoever cleared it. */
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
      // Whoever was signed in before shall not be so again with the next page.
      forgetStored();
    }
  },
  /** False for a token that a reload loses. */
  isKept: (): boolean => unkept === null,
  /**
   * Sends it no more, without a word to those who show the session: for an account that is gone while its
   * page stays.
   */
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
  /** Another tab has written or cleared the token; a token that was not kept is this page's alone. */
  onChangedElsewhere(listener: () => void): () => void {
    const heard = (event: StorageEvent): void => {
      if (unkept === null && (event.key === key || event.key === null)) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
