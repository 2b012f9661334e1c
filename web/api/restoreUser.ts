import { accessToken } from './accessToken.ts';
import { fetchUser, type User } from './account.ts';

export type SessionState =
  /** `isDelayed`: the server did not answer, and is being asked again. */
  | { readonly status: 'loading'; readonly isDelayed: boolean }
  | { readonly status: 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: User };

/** Milliseconds before the account is asked for again; the last wait repeats. */
const WAITS = [2000, 5000, 10_000, 30_000] as const;

/**
 * Tells whose the stored token is. Only the server's 401, which clears the token, makes a person anonymous: while the
 * server is out of reach or fails, the token stays and the server is asked again. `again` asks at once.
 */
export function restoreUser(tell: (state: SessionState) => void): { again(): void; stop(): void } {
  let stopped = false;
  let asking = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    asking = true;
    let found: SessionState = { status: 'anonymous' };
    try {
      if (accessToken.read() !== null) found = { status: 'authenticated', user: await fetchUser() };
    } catch {
      if (accessToken.read() !== null) found = { status: 'loading', isDelayed: true };
    }
    asking = false;
    if (stopped) return;
    if (found.status === 'loading') {
      timer = setTimeout(() => void look(), WAITS[Math.min(failures, WAITS.length - 1)]);
      failures += 1;
    } else stopped = true;
    tell(found);
  };
  void look();
  return {
    again() {
      if (!stopped && !asking) void look();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
