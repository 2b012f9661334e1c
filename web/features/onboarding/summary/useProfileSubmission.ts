import { useEffect, useEffectEvent, useState } from 'react';
import type { Answers } from '@global-fit/questionnaire/model';
import type { ProfilePayload } from '@global-fit/questionnaire/payload';
import { totalPrice } from '@global-fit/contract/price';
import type { User } from '#api/account.ts';
import { hasAnswers } from '#features/drafts/reconcile.ts';
import { storageKeys, writeStored } from '#features/drafts/storage.ts';
import { createProfile } from '#features/profile/createProfile.ts';
import { keptPayload, payloadOfAnswers } from '#features/profile/payloadOfAnswers.ts';
import type { Product } from '#features/products/product.ts';
import { useShown } from '#ui/useShown.ts';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { useOnboarding } from '../useOnboarding.ts';
import { useStale } from '../useStale.ts';

export interface ProfileSubmission {
  /**
   * `stale`: the answers were changed elsewhere, and the person has to choose before anything is submitted or paid.
   * `gone`: the summary was reopened and there are no answers; they may have been ordered elsewhere.
   */
  readonly status: 'waiting' | 'saving' | 'saved' | 'failed' | 'incomplete' | 'gone' | 'stale';
  /** The id of the profile of the present answers; null while they are not saved. */
  readonly profileId: string | null;
  readonly tryAgain: () => void;
}

/**
 * Submits the profile by itself as soon as the answers have loaded: once, unless they change, a retry is requested,
 * or the connection returns after or during a failed attempt.
 */
export function useProfileSubmission(user: User, product: Product): ProfileSubmission {
  const { state, saved, payload, act, setPayload } = useOnboarding();
  const stale = useStale(saved.keeper);
  const { answers } = state;
  const shown = useShown(answers);
  const [failed, setFailed] = useState<{ answers: Answers; connection: number } | null>(null);
  const [connection, setConnection] = useState(0);
  const [submitted, setSubmitted] = useState<{ id: string; answers: Answers } | null>(null);
  const ready = saved.status === 'ready' && !stale;
  const profileId = !stale && submitted?.answers === answers ? submitted.id : null;
  const hasFailed = failed?.answers === answers && failed.connection === connection;

  let complete: ProfilePayload | null = null;
  if (ready && hasAnswers(answers)) complete = payloadOfAnswers(user, product.id, answers);
  else if (ready) complete = payload ?? keptPayload(user, product.id);
  const due = complete !== null && profileId === null && !hasFailed && !state.isSubmitting;

  const submit = useEffectEvent(async () => {
    const sent = complete;
    if (!sent) return;
    act({ type: 'submission', state: 'running' });
    try {
      const created = await createProfile(
        sent,
        totalPrice({ ...product, additionalCountries: state.additionalCountries }),
      );
      // The answers have changed or will; they are submitted themselves.
      if (shown.current !== answers) return act({ type: 'submission', state: 'none' });
      writeStored(storageKeys.payload, JSON.stringify(sent));
      writeStored(storageKeys.profileId, created.id);
      setPayload(sent);
      setSubmitted({ id: created.id, answers });
      act({ type: 'submission', state: 'done' });
    } catch (error) {
      console.error('Failed to save the profile', error);
      setFailed({ answers, connection });
      act({ type: 'submission', state: 'none' });
    }
  });

  useEffect(() => {
    if (due) void submit();
  }, [due]);

  useWhenOnline(() => setConnection((before) => before + 1));

  useEffect(() => {
    // Another tab has changed or paid for the answers, so what was saved from here must not be ordered unchanged.
    const heard = ({ key, newValue }: StorageEvent): void => {
      if (key === storageKeys.profileId && newValue === null) setSubmitted(null);
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }, []);

  const status = ((): ProfileSubmission['status'] => {
    if (stale) return 'stale';
    if (profileId !== null) return 'saved';
    if (hasFailed) return 'failed';
    if (!ready) return 'waiting';
    if (complete !== null) return 'saving';
    return saved.found === null && !Number.isFinite(state.movedAt) ? 'gone' : 'incomplete';
  })();
  return { status, profileId, tryAgain: () => setFailed(null) };
}
