import type { OrderSummary } from '@global-fit/contract/orders';
import type { Answer, Answers } from '@global-fit/questionnaire/model';
import { useCallback, useEffect, useState } from 'react';
import type { User } from '#api/account.ts';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { useWork } from '#features/calls/useWork.ts';
import { onDeleted } from '#features/drafts/deletedAccount.ts';
import { openKeeper } from '#features/drafts/openKeeper.ts';
import { createProfile } from '#features/profile/createProfile.ts';
import { payloadOfAnswers } from '#features/profile/payloadOfAnswers.ts';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { askNewEdition } from '../orders/orderApi.ts';

/**
 * Edits the answers of a report. Changes are stored as the person's draft, as in an order, so that closing the tab
 * loses nothing; ordering the new edition deletes the draft.
 */
export function useAnswerEdits(order: OrderSummary, original: Answers, user: User) {
  const [keeper] = useState(() => openKeeper(user.id));
  const [answers, setAnswers] = useState(original);
  const { loaded, again } = useLoaded('draft', () => keeper.load());
  const found = loaded.status === 'loaded' ? loaded.value : null;
  const [stage, setStage] = useState<'opening' | 'editing' | 'ordered'>('opening');
  const { busy, failure, run } = useWork();

  useEffect(() => {
    const stopHearing = onDeleted((id) => id === keeper.userId && keeper.abandon());
    return () => {
      stopHearing();
      keeper.stop();
    };
  }, [keeper]);
  useWhenOnline(() => keeper.retry());

  const answer = useCallback((id: string, value: Answer | undefined) => {
    setAnswers(({ [id]: _before, ...others }) => (value === undefined ? others : { ...others, [id]: value }));
  }, []);

  const submit = async (): Promise<void> => {
    const payload = payloadOfAnswers(user, '', answers);
    if (!payload) return;
    await run(async () => {
      const { id } = await createProfile(payload, null);
      await askNewEdition(order, id);
      await keeper.discard();
      setStage('ordered');
    });
  };
  const status = ((): 'asking' | 'editing' | 'ordered' | 'loading' | 'failed' => {
    if (stage !== 'opening') return stage;
    if (loaded.status !== 'loaded') return loaded.status;
    return found ? 'asking' : 'editing';
  })();
  return {
    keeper,
    answers,
    status,
    loadError: loaded.status === 'failed' ? loaded.error : null,
    loadAgain: again,
    busy,
    failure,
    savedAt: found?.savedAt ?? null,
    answer,
    replace: setAnswers,
    submit,
    takeSaved: () => {
      if (!found) return;
      setAnswers(found.content.answers);
      keeper.resume(found);
      setStage('editing');
    },
    beginAnew: () => {
      void keeper.discard().then(() => setStage('editing'));
    },
  };
}
