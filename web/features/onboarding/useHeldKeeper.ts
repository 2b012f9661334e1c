import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '#api/account.ts';
import { onDeleted } from '#features/drafts/deletedAccount.ts';
import type { Keeper } from '#features/drafts/keeper.ts';
import { openKeeper } from '#features/drafts/openKeeper.ts';
import { storageKeys } from '#features/drafts/storage.ts';
import type { SavedAction } from './savedState.ts';

/**
 * The keeper of the last signed-in person, current even between renders. It stays when their session ends, and goes
 * when somebody else signs in, the account is deleted or the page is left.
 */
export function useHeldKeeper(
  user: User | null,
  move: Dispatch<SavedAction>,
  on: {
    /** Somebody other than the owner of the answers has signed in. */
    readonly otherOwner: () => void;
    /** The account of these answers was deleted in another tab. */
    readonly deleted: () => void;
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

  const dropAll = useEffectEvent((id: string) => {
    if (held.current?.userId !== id) return;
    held.current.abandon();
    held.current = null;
    move({ type: 'dropped' });
    on.deleted();
  });
  useEffect(() => onDeleted((id) => dropAll(id)), []);

  useEffect(() => {
    const heard = (event: StorageEvent): void => {
      if (event.key === storageKeys.progress) held.current?.notice(event.newValue);
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }, []);

  return held;
}
