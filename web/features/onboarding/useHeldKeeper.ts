import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '#api/account.ts';
import { accessToken } from '#api/accessToken.ts';
import { DELETED, onDeleted } from '#features/drafts/deletedAccount.ts';
import type { Keeper } from '#features/drafts/keeper.ts';
import { openKeeper } from '#features/drafts/openKeeper.ts';
import { onSignedOut, SIGNED_OUT } from '#features/drafts/signedOut.ts';
import { storageKeys } from '#features/drafts/storage.ts';
import type { Ended, SavedAction } from './savedState.ts';

/**
 * The keeper of the last signed-in person, current even between renders. It stays when their session ends, and goes
 * when they sign out, somebody else signs in, the account is deleted or the page is left.
 */
export function useHeldKeeper(
  user: User | null,
  move: Dispatch<SavedAction>,
  on: {
    /** Somebody other than the owner of the answers has signed in. */
    readonly otherOwner: () => void;
    /** The account of these answers was deleted in another tab, or its person has signed out there. */
    readonly ended: (why: Ended) => void;
  },
): RefObject<Keeper | null> {
  const held = useRef<Keeper | null>(null);

  const changeOwner = useEffectEvent(on.otherOwner);
  useEffect(() => {
    if (!user) return;
    if (held.current?.userId === user.id) {
      held.current.retry();
      return move({ type: 'recognised', owner: user });
    }
    if (held.current) changeOwner();
    held.current?.stop();
    held.current = openKeeper(user.id);
    move({ type: 'owned', owner: user, keeper: held.current });
  }, [user, move]);

  useEffect(() => () => held.current?.stop(), []);

  const drop = (why: Ended): void => {
    held.current = null;
    move({ type: 'dropped' });
    on.ended(why);
  };
  const dropAll = useEffectEvent((id: string) => {
    if (held.current?.userId !== id) return;
    held.current.abandon();
    drop(DELETED);
  });
  useEffect(() => onDeleted((id) => dropAll(id)), []);

  const letGo = useEffectEvent(() => {
    const { sync, unsaved } = held.current?.state ?? {};
    // What only this page holds stays on it, and asks for the password.
    if (accessToken.read() !== null || sync !== 'synced' || unsaved) return;
    held.current?.stop();
    drop(SIGNED_OUT);
  });
  useEffect(() => onSignedOut(() => letGo()), []);

  useEffect(() => {
    const heard = (event: StorageEvent): void => {
      if (event.key === storageKeys.progress) held.current?.notice(event.newValue);
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }, []);

  return held;
}
