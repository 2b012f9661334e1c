import { assess, problemsOf } from '@global-fit/questionnaire/assessment';
import type { Answer, Answers } from '@global-fit/questionnaire/model';
import { buildPayload } from '@global-fit/questionnaire/payload';
import { withSliderDefaults } from '@global-fit/questionnaire/sliders';
import { useCallback, useEffect, useState } from 'react';
import type { User } from '#api/account.ts';
import { call } from '#api/client.ts';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { useWork } from '#features/calls/useWork.ts';
import { draftApiOf } from '#features/drafts/draftApi.ts';
import { createKeeper, type Keeper } from '#features/drafts/keeper.ts';
import { askNewEdition } from '../orderApi.ts';

const SURVEY_ID = 'profile-assessment-v1';

/** Freezes the answers as a profile and gives its id. Throws ApiError 422 for answers that are wrong. */
async function freeze(user: User, answers: Answers): Promise<string> {
  const owner = { ...user, countryOfResidence: user.countryOfResidence ?? '' };
  const payload = buildPayload(owner, '', answers);
  const { id } = await call<{ id: string }>('/survey-results', {
    json: { survey: { id: SURVEY_ID, answers: [...payload.answers] } },
    owner: user.id,
  });
  return id;
}

/**
 * Editing the answers behind a report. What is edited is kept as the person's draft, as in an order, so that a closed
 * tab loses nothing; once the new edition is ordered the draft is gone.
 */
export function useAnswerEdits(orderId: string, original: Answers, user: User) {
  const [keeper] = useState<Keeper>(() =>
    createKeeper({ userId: user.id, api: draftApiOf(user.id), tabId: crypto.randomUUID(), now: Date.now }),
  );
  const [answers, setAnswers] = useState(original);
  const { loaded, again } = useLoaded('draft', () => keeper.load());
  const found = loaded.status === 'loaded' ? loaded.value : null;
  const [stage, setStage] = useState<'opening' | 'editing' | 'ordered'>('opening');
  const { busy, failure, run } = useWork();

  useEffect(() => {
    const online = (): void => keeper.retry();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      keeper.stop();
    };
  }, [keeper]);

  const answer = useCallback((id: string, value: Answer | undefined) => {
    setAnswers(({ [id]: _before, ...others }) => (value === undefined ? others : { ...others, [id]: value }));
  }, []);

  const order = async (): Promise<void> => {
    const filled = withSliderDefaults(answers);
    if (problemsOf(assess(filled)).length > 0) return;
    await run(async () => {
      await askNewEdition(orderId, await freeze(user, filled));
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
    order,
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
