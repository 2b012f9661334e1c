import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { secondAdultNameFault } from '@global-fit/contract/secondAdultName';
import type { Answers } from '@global-fit/questionnaire/model';
import { useCallback, useState } from 'react';
import { useLatest } from '#ui/useLatest.ts';
import { answersToSend, saysSomething, withAnswer } from './partnerAnswers.ts';
import { mergedWords } from './mergeForms.ts';
import { isOvertaken, partnerApi } from './partnerApi.ts';
import { useKeptForm } from './useKeptForm.ts';
import { type Outcome, useLastPress } from './useLastPress.ts';

const NOTHING_SET = 'Please set at least one of them: a form of defaults would rank by what nobody said.';

interface Refusals {
  /** Shown instead of sending a name that cannot be stored. */
  readonly onNameRefused: () => void;
  /** Shown instead of sending without consent. */
  readonly onConsentMissing: () => void;
  /** The link was ended, expired or was used while the form was open. */
  readonly onClosed: (text: string) => void;
}

/** The second adult's form: its content, and its two calls. */
export function usePartnerForm(token: string, opened: OpenedSecondAdult, on: Refusals) {
  const form = useKeptForm(token, opened);
  const press = useLastPress(on.onClosed);
  const { filled } = form;
  const { answers, name } = filled;
  const [isKept, setKept] = useState(opened.answered_at !== null);
  const [agreed, setAgreed] = useState(isKept);
  const [asked, setAsked] = useState(false);
  const shown = useLatest(filled);
  const latest = useLatest({ change: form.change, forget: press.forget });
  const nameFault = secondAdultNameFault(name);

  const change = useCallback(
    (id: string, answer: Answers[string] | undefined) => {
      latest.current.forget();
      latest.current.change((before) => ({ ...before, answers: withAnswer(before.answers, id, answer) }));
    },
    [latest],
  );
  const rename = (given: string): void => {
    press.forget();
    form.change((before) => ({ ...before, name: given }));
  };
  /**
   * Others came in between: merges them into the form and says so. Returns the server's form where it is what was
   * sent.
   */
  const mergeOvertaken = async (): Promise<OpenedSecondAdult | Outcome> => {
    const now = await partnerApi.open(token);
    if (form.isOurs(now, filled)) return now;
    if (form.wasOurs(now)) return answer(now.answered_at);
    const isDeleted = now.answered_at === null;
    setKept(!isDeleted);
    return { kind: 'merged', text: mergedWords(form.overtaken(now, shown.current), isDeleted) };
  };
  const answer = (begunFrom = form.begunFrom): Promise<OpenedSecondAdult | Outcome> =>
    partnerApi.answer(token, name, answersToSend(answers), begunFrom).catch((error: unknown) => {
      if (isOvertaken(error)) return mergeOvertaken();
      throw error;
    });
  const send = (): void => {
    setAsked(true);
    if (nameFault !== null) return on.onNameRefused();
    if (!saysSomething(answers)) return press.fail(NOTHING_SET);
    if (!agreed) return on.onConsentMissing();
    form.sending();
    press.follow(async () => {
      const now = await answer();
      if ('kind' in now) return now;
      const isAll = shown.current === filled;
      form.wasSent(now, isAll);
      setKept(true);
      return isAll ? 'saved' : null;
    });
  };
  const withdraw = (): void =>
    press.follow(async () => {
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
    /** What is wrong with the name, after an attempt to send it. */
    nameFault: asked ? nameFault : null,
    /** The server has answers, which may be changed or deleted. */
    isKept,
    agreed,
    isConsentMissing: asked && !agreed,
    busy: press.busy,
    outcome: press.outcome,
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
