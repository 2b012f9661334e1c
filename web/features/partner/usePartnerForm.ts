import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { secondAdultNameFault } from '@global-fit/contract/secondAdultName';
import type { Answers } from '@global-fit/questionnaire/model';
import { useCallback, useState } from 'react';
import { failureText } from '#features/calls/failureText.ts';
import { useLatest } from '#ui/useLatest.ts';
import { answersToSend, saysSomething, withAnswer } from './partnerAnswers.ts';
import { isOver, partnerApi } from './partnerApi.ts';
import { useKeptForm } from './useKeptForm.ts';

type Done = 'saved' | 'withdrawn';
/** How the last press ended; gone with the next change. */
export type Outcome = { readonly kind: Done } | { readonly kind: 'failed'; readonly text: string };

const NOTHING_SET = 'Please set at least one of them: a form of defaults would rank by what nobody said.';

/**
 * The second adult's form: what stands in it, and its two calls. `onNameRefused` is called in place of sending a name
 * that cannot be kept, `onConsentMissing` in place of sending without the agreement; `onClosed` when the link was ended, ran out or was used while the form was open.
 */
export function usePartnerForm(
  token: string,
  opened: OpenedSecondAdult,
  on: {
    readonly onNameRefused: () => void;
    readonly onConsentMissing: () => void;
    readonly onClosed: (text: string) => void;
  },
) {
  const form = useKeptForm(token, opened);
  const { filled } = form;
  const { answers, name } = filled;
  const [isKept, setKept] = useState(opened.answered_at !== null);
  const [agreed, setAgreed] = useState(isKept);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const shown = useLatest(filled);
  const changeForm = useLatest(form.change);
  const nameFault = secondAdultNameFault(name);

  const change = useCallback(
    (id: string, answer: Answers[string] | undefined) => {
      setOutcome(null);
      changeForm.current((before) => ({ ...before, answers: withAnswer(before.answers, id, answer) }));
    },
    [changeForm],
  );
  const rename = (given: string): void => {
    setOutcome(null);
    form.change((before) => ({ ...before, name: given }));
  };
  /** Null from `work`: it was done, but of what stands here now it cannot be said. */
  const run = async (work: () => Promise<Done | null>): Promise<void> => {
    setBusy(true);
    try {
      const kind = await work();
      setOutcome(kind && { kind });
    } catch (error) {
      if (isOver(error)) return on.onClosed(error.message);
      setOutcome({ kind: 'failed', text: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  const send = (): void => {
    setAsked(true);
    if (nameFault !== null) return on.onNameRefused();
    if (!saysSomething(answers)) return setOutcome({ kind: 'failed', text: NOTHING_SET });
    if (!agreed) return on.onConsentMissing();
    form.sending();
    void run(async () => {
      const now = await partnerApi.answer(token, name, answersToSend(answers));
      const isAll = shown.current === filled;
      form.wasSent(now, isAll);
      setKept(true);
      return isAll ? 'saved' : null;
    });
  };
  const withdraw = (): void =>
    void run(async () => {
      await partnerApi.withdraw(token);
      const isAll = shown.current === filled;
      form.wasWithdrawn(isAll);
      setKept(false);
      setAgreed(false);
      setAsked(false);
      return isAll ? 'withdrawn' : null;
    });
  return {
    answers,
    name,
    /** What is wrong with the name, once it was to be sent. */
    nameFault: asked ? nameFault : null,
    /** Answers are with us, and may be changed or deleted. */
    isKept,
    agreed,
    isConsentMissing: asked && !agreed,
    busy,
    outcome,
    restored: form.restored,
    unsent: form.unsent,
    keepsHere: form.keepsHere,
    dropChanges: form.dropChanges,
    change,
    rename,
    setAgreed,
    send,
    withdraw,
  };
}
