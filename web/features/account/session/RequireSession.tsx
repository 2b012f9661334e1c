import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { User } from '#api/account.ts';
import { useSession } from '#api/session.tsx';
import { DELETED, onDeleted } from '#features/drafts/deletedAccount.ts';
import { paths } from '#paths.ts';
import { WaitingPage } from '#ui/blocks/WaitingPage.tsx';
import { LookingForAccount } from './LookingForAccount.tsx';
import { signInFrom } from './nextPath.ts';

const endedWith = (unsaved: string) => ({
  title: 'Your session has ended',
  text: `Sign in, and you are back where you were. ${unsaved}`,
});

/**
 * Shows its children to signed-in people; others sign in first and return. Where the session ends while the page is
 * open, it says so there, and `unsaved` says what became of unsaved input.
 */
export function RequireSession({
  title,
  unsaved = '',
  children,
}: {
  /** Title of the page, shown until the session is known. */
  title: string;
  unsaved?: string;
  children: (user: User) => ReactNode;
}) {
  const { state } = useSession();
  const [lastUserId, setLastUserId] = useState<string | null>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  useEffect(() => onDeleted(setDeletedId), []);
  if (state.status === 'authenticated' && state.user.id !== lastUserId) setLastUserId(state.user.id);
  const { pathname, search, hash } = useLocation();
  if (state.status === 'loading') {
    return (
      <WaitingPage title={title}>
        <LookingForAccount />
      </WaitingPage>
    );
  }
  const isDeleted = lastUserId !== null && lastUserId === deletedId;
  // The browser is already at another address while this page is still rendered; nobody is asked to sign in for a
  // page they have left.
  if (state.status === 'anonymous' && window.location.pathname !== pathname) return null;
  if (state.status === 'anonymous')
    return (
      <Navigate
        to={isDeleted ? paths.signIn : signInFrom(paths.signIn, `${pathname}${search}${hash}`)}
        state={isDeleted ? DELETED : lastUserId !== null ? endedWith(unsaved) : null}
        replace
      />
    );
  // The key resets the page when another person signs in.
  return <Fragment key={state.user.id}>{children(state.user)}</Fragment>;
}
