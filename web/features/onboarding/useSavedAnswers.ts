import { startTransition, useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import type { Answers } from '@global-fit/questionnaire/model';
import { prefill } from '@global-fit/questionnaire/answers/prefill';
import type { User } from '#api/account.ts';
import { waitAfter } from '#api/waits.ts';
import type { Keeper } from '#features/drafts/keeper.ts';
import type { Found } from '#features/drafts/reconcile.ts';
import { showToast } from '#ui/notices/toast.ts';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { type Ended, nothingSaved, savedState, type SavedStatus, shownStatus } from './savedState.ts';
import { useHeldKeeper } from './useHeldKeeper.ts';

export interface SavedAnswers {
  readonly status: SavedStatus;
  readonly found: Found | null;
  readonly keeper: Keeper | null;
  /** The owner of the answers; stays when the session ends. */
  readonly owner: User | null;
  /** Takes over the answers found. */
  resume(): void;
  /** Deletes the answers found, here and on the server, and starts anew. */
  startNew(): void;
  /** Repeats a failed request at once. */
  tryAgain(): void;
  /** Requests the answers again when they are next needed. */
  setAside(): void;
}

const accountOf = (user: User) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  ...(user.countryOfResidence === null ? {} : { countryOfResidence: user.countryOfResidence }),
});

/**
 * The saved answers of the signed-in person, requested once `wanted`. With `mayAsk` the person is asked before they
 * are taken over. When the session ends, the answers stay with their owner.
 */
export function useSavedAnswers(options: {
  user: User | null;
  wanted: boolean;
  mayAsk: boolean;
  /** The wizard knows the place in the assessment; otherwise it is the one saved with the answers. */
  knowsSection: boolean;
  put: (answers: Answers, section: number | null) => void;
  onOtherOwner: () => void;
  onEnded: (why: Ended) => void;
}): SavedAnswers {
  const { user, wanted, mayAsk, knowsSection, put } = options;
  const [state, move] = useReducer(savedState, nothingSaved);
  const { status, found, keeper, owner, failures } = state;
  const held = useHeldKeeper(user, move, { otherOwner: options.onOtherOwner, ended: options.onEnded });

  const tryAgain = useCallback(() => move({ type: 'tryAgain' }), []);

  const begin = (): void => {
    if (user) put(prefill({}, accountOf(user)), null);
  };
  const take = (saved: Found, section: number | null): void => {
    put(saved.content.answers, section);
    held.current?.resume(saved);
  };

  const takeUp = useEffectEvent((saved: Found | null) => {
    move({ type: 'found', found: saved, mayAsk });
    if (!saved) begin();
    else if (!mayAsk) take(saved, knowsSection ? null : saved.content.sectionIndex);
  });
  useEffect(() => {
    if (!keeper || !wanted || status !== 'none' || !user) return;
    move({ type: 'asked' });
    keeper.load().then(
      (saved) => held.current === keeper && takeUp(saved),
      () => held.current === keeper && move({ type: 'unreached' }),
    );
  }, [held, keeper, wanted, status, user]);

  useEffect(() => {
    if (status !== 'failed') return;
    const timer = setTimeout(tryAgain, waitAfter(failures));
    return () => clearTimeout(timer);
  }, [status, failures, tryAgain]);

  useWhenOnline(() => {
    held.current?.retry();
    tryAgain();
  });

  const setAside = useCallback(() => {
    held.current?.flush();
    move({ type: 'setAside' });
  }, [held]);

  return {
    status: shownStatus(state),
    found,
    keeper,
    owner,
    resume: () => {
      if (!found) return;
      take(found, found.content.sectionIndex);
      // The assessment takes long to draw on a slow phone, and should not hold up the press that leads to it.
      startTransition(() => move({ type: 'settled' }));
    },
    startNew: () => {
      void held.current?.discard().then((isRemoved) => {
        if (!isRemoved)
          showToast(
            'Your old answers are not removed from our server yet. We keep trying while this page is open.',
          );
      });
      put({}, 0);
      begin();
      move({ type: 'settled' });
    },
    tryAgain,
    setAside,
  };
}
