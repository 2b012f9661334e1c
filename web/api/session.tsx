import { tidyEmail } from '@global-fit/contract/email';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCameBack } from '#ui/browser/useCameBack.ts';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { ApiError } from './ApiError.ts';
import { accessToken } from './accessToken.ts';
import {
  fetchUser,
  registerAccount,
  requestToken,
  revokeToken,
  type SignupForm,
  type User,
} from './account.ts';
import { restoreUser, type SessionState } from './restoreUser.ts';
import { tokenOwner } from './tokenOwner.ts';

export interface Session {
  readonly state: SessionState;
  /** The signed-in user; null while loading and when signed out. */
  readonly user: User | null;
  login(email: string, password: string): Promise<void>;
  signup(form: SignupForm): Promise<void>;
  logout(): void;
  /** Repeats a delayed request for the account at once. */
  lookAgain(): void;
  /** Replaces the account after a change, without a request. */
  replaceUser(user: User): void;
}

const SessionContext = createContext<Session | null>(null);

async function signIn(email: string, password: string): Promise<User> {
  const address = tidyEmail(email);
  if (address === '' || password === '') throw new Error('Email and password are required');
  const token = await requestToken(address, password);
  accessToken.write(token);
  const user = await fetchUser();
  tokenOwner.remember(user.id, token);
  return user;
}

/** A taken address may be the person's own, from a signup whose response was lost, so the password is tried. */
async function signUp(form: SignupForm): Promise<User> {
  if (Object.values(form).some((value) => value.trim() === '')) throw new Error('All fields are required');
  const taken = await registerAccount(form).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'email_taken') return error;
      throw error;
    },
  );
  const user = await signIn(form.email, form.password).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'bad_credentials' ? (taken ?? error) : error;
  });
  return taken ? user : { ...user, countryOfResidence: form.countryOfResidence };
}

/** Provides the session. A stored token is checked on load, and again when another tab changes it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'loading', isDelayed: false });
  const restoring = useRef<ReturnType<typeof restoreUser>>(null);
  const lookAgain = useCallback(() => restoring.current?.again(), []);

  const restore = useCallback(() => {
    restoring.current?.stop();
    // As an urgent update this would hydrate every remaining part of the page at once and block a phone.
    restoring.current = restoreUser((found) => startTransition(() => setState(found)));
  }, []);
  const follow = useCallback(() => {
    if (!tokenOwner.hasChanged()) return;
    // Shows and sends nothing of the previous user until the present one is known.
    setState({ status: 'loading', isDelayed: false });
    restore();
  }, [restore]);

  useEffect(() => {
    restore();
    const stops = [
      accessToken.onCleared(() => {
        tokenOwner.forget();
        setState({ status: 'anonymous' });
      }),
      accessToken.onChangedElsewhere(follow),
    ];
    return () => {
      restoring.current?.stop();
      for (const stop of stops) stop();
    };
  }, [restore, follow]);
  // A page restored by the browser has missed all events.
  useCameBack(follow);
  useWhenOnline(lookAgain);

  const enter = useCallback((user: User) => setState({ status: 'authenticated', user }), []);

  const session = useMemo<Session>(
    () => ({
      state,
      user: state.status === 'authenticated' ? state.user : null,
      login: async (email, password) => enter(await signIn(email, password)),
      signup: async (form) => enter(await signUp(form)),
      logout: () => {
        void revokeToken().catch((error: unknown) => console.warn('The token was not revoked.', error));
        accessToken.clear();
      },
      lookAgain,
      replaceUser: enter,
    }),
    [state, enter, lookAgain],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The current session. Throws outside SessionProvider. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
