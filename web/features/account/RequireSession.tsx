import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { User } from '#api/account.ts';
import { useSession } from '#api/session.tsx';
import { paths } from '#paths.ts';
import { LookingForAccount } from './LookingForAccount.tsx';
import { signInFrom } from './nextPath.ts';

/** Shows its children to whoever is signed in; everybody else signs in first and comes back. */
export function RequireSession({ children }: { children: (user: User) => ReactNode }) {
  const { state } = useSession();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'loading') {
    return (
      <div className="shell grid min-h-dvh place-items-center">
        <LookingForAccount />
      </div>
    );
  }
  // The window has gone on while this page is still drawn: nobody is asked to sign in to what they have left.
  if (state.status === 'anonymous' && window.location.pathname !== pathname) return null;
  if (state.status === 'anonymous')
    return <Navigate to={signInFrom(paths.signIn, `${pathname}${search}${hash}`)} replace />;
  // Nothing on the page outlives a change of the person.
  return <Fragment key={state.user.id}>{children(state.user)}</Fragment>;
}
