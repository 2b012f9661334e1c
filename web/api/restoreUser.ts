import { ApiError } from './ApiError.ts';
import { accessToken } from './accessToken.ts';
import { fetchUser, type User } from './account.ts';
import { tokenOwner } from './tokenOwner.ts';
import { isUnanswered } from './unanswered.ts';
import { waitAfter } from './waits.ts';

export type SessionState =
  /** `isDelayed`: the server did not respond and is being asked again. */
  | { readonly status: 'loading'; readonly isDelayed: boolean }
  | { readonly status: 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: User };

/**
 * Loads the account of the stored token. Only a refusal by the server, which clears the token, signs the person out;
 * while the server is unreachable or failing, the token stays and the request is repeated. `again` repeats it at
 * once.
 */
export function restoreUser(tell: (state: SessionState) => void): { again(): void; stop(): void } {
  let stopped = false;
  let asking = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    asking = true;
    const token = accessToken.read();
    let found: SessionState = { status: 'anonymous' };
    try {
      if (token !== null) found = { status: 'authenticated', user: await fetchUser() };
    } catch (error) {
      found = { status: 'loading', isDelayed: true };
      if (error instanceof ApiError && !isUnanswered(error) && accessToken.read() === token)
        accessToken.clear();
    }
    asking = false;
    if (stopped) return;
    // Refused and cleared, or replaced by another tab: this response says nothing about the present token.
    if (accessToken.read() !== token) return look();
    if (found.status === 'authenticated' && token !== null) tokenOwner.remember(found.user.id, token);
    else if (token === null) tokenOwner.forget();
    if (found.status === 'loading') {
      failures += 1;
      timer = setTimeout(() => void look(), waitAfter(failures));
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
