import { useEffect, useEffectEvent, useState } from 'react';
import type { ProfilePayload } from '@global-fit/questionnaire/payload';
import { totalPrice } from '@global-fit/contract/price';
import { useSession } from '#api/session.tsx';
import { hasContent } from '#features/drafts/reconcile.ts';
import { storageKeys, writeStored } from '#features/drafts/storage.ts';
import { useOnboarding } from '../useOnboarding.ts';
import { createProfile } from './createProfile.ts';
import { keptPayload, payloadOfAnswers } from './payloadOfAnswers.ts';

export interface ProfileSubmission {
  readonly status: 'waiting' | 'saving' | 'saved' | 'failed' | 'incomplete';
  readonly profileId: string | null;
  readonly tryAgain: () => void;
}

/** Submits the profile by itself as soon as product, account and answers are here; once, unless told to try again. */
export function useProfileSubmission(): ProfileSubmission {
  const { user } = useSession();
  const { state, saved, payload, act, setPayload } = useOnboarding();
  const [failed, setFailed] = useState(false);
  const [profileId, setProfileId] = useState<string | null>(null);
  const { product, answers } = state;
  const ready = user !== null && product !== null && saved.status === 'ready';

  let complete: ProfilePayload | null = null;
  if (ready && hasContent(answers)) complete = payloadOfAnswers(user, product.id, answers);
  else if (ready) complete = payload ?? keptPayload(user, product.id);
  const due = complete !== null && profileId === null && !failed && !state.isSubmitting;

  const submit = useEffectEvent(async () => {
    const submitted = complete;
    if (!submitted || !product) return;
    act({ type: 'submission', state: 'running' });
    try {
      const created = await createProfile(
        submitted,
        totalPrice({ ...product, additionalCountries: state.additionalCountries }),
      );
      writeStored(storageKeys.payload, JSON.stringify(submitted));
      writeStored(storageKeys.profileId, created.id);
      setPayload(submitted);
      setProfileId(created.id);
      act({ type: 'submission', state: 'done' });
    } catch (error) {
      console.error('Failed to save the profile', error);
      setFailed(true);
      act({ type: 'submission', state: 'none' });
    }
  });

  useEffect(() => {
    if (due) void submit();
  }, [due]);

  const status = ((): ProfileSubmission['status'] => {
    if (profileId !== null) return 'saved';
    if (failed) return 'failed';
    if (!ready) return 'waiting';
    return complete === null ? 'incomplete' : 'saving';
  })();
  return { status, profileId, tryAgain: () => setFailed(false) };
}
