const key = 'access_token';
const listeners = new Set<() => void>();

/** The bearer token in browser storage. Listeners hear when it is cleared, whoever cleared it. */
export const accessToken = {
  read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(token: string): void {
    localStorage.setItem(key, token);
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } finally {
      for (const listener of listeners) listener();
    }
  },
  onCleared(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
