import { assess, problemsOf } from '@global-fit/questionnaire/assessment';
import type { Answer, Answers } from '@global-fit/questionnaire/model';
import { buildPayload } from '@global-fit/questionnaire/payload';
import { withSliderDefaults } from '@global-fit/questionnaire/sliders';
import { useCallback, useEffect, useState } from 'react';
import type { User } from '#api/account.ts';
import { call } from '#api/client.ts';
import { useWork } from '#features/calls/useWork.ts';
import { draftApi } from '#features/drafts/draftApi.ts';
import { createKeeper, type Keeper } from '#features/drafts/keeper.ts';
import type { Found } from '#features/drafts/reconcile.ts';
import { askNewEdition } from '../orderApi.ts';

const SURVEY_ID = 'profile-assessment-v1';

/** Freezes the answers as a profile and gives its id. Throws ApiError 422 for answers that are wrong. */
async function freeze(user: User, answers: Answers): Promise<string> {
  const owner = { ...user, countryOfResidence: user.countryOfResidence ?? '' };
  const payload = buildPayload(owner, '', answers);
  const { id } = await call<{ id: string }>('/survey-results', {
    json: { survey: { id: SURVEY_ID, answers: [...payload.answers] } },
  });
  return id;
}

/**
 * Editing the answers behind a report. What is edited is kept as the person's draft, as in an order, so that a closed
 * tab loses nothing; once the new edition is ordered the draft is gone.
 */
export function useAnswerEdits(orderId: string, original: Answers, user: User) {
  const [keeper] = useState<Keeper>(() =>
    createKeeper({ userId: user.id, api: draftApi, tabId: crypto.randomUUID(), now: Date.now }),
  );
  const [answers, setAnswers] = useState(original);
  const [found, setFound] = useState<Found | null>(null);
  const [status, setStatus] = useState<'loading' | 'asking' | 'editing' | 'ordered'>('loading');
  const { busy, failure, run } = useWork();

  useEffect(() => {
    let current = true;
    void keeper.load().then((saved) => {
      if (!current) return;
      setFound(saved);
      setStatus(saved ? 'asking' : 'editing');
    });
    const online = (): void => keeper.retry();
    window.addEventListener('online', online);
    return () => {
      current = false;
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
      setStatus('ordered');
    });
  };
  return {
    keeper,
    answers,
    status,
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
      setStatus('editing');
    },
    beginAnew: () => {
      void keeper.discard().then(() => setStatus('editing'));
    },
  };
}
