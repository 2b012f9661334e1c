import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { useEffect, useState } from 'react';
import { withMark } from '#features/drafts/sentMarks.ts';
import { type Filled, forgetKept, isKeptByOther, keepForm, readKept, type Sent } from './keptForm.ts';
import { type Merged, mergeForms } from './mergeForms.ts';
import { formMark, unsentOf } from './unsentForm.ts';

const asSent = ({ name, answers, answered_at, expires_at }: OpenedSecondAdult): Sent & Filled => ({
  name: name ?? '',
  answers: answers as Filled['answers'],
  answered_at,
  expires_at,
});

/** Asks before the page is left, while `isOn`. */
function useQuestionBeforeLeaving(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}

/**
 * The content of the second adult's form. What is not sent yet is stored in this browser with every change and
 * restored with the link; once sent, nothing of it stays here.
 */
export function useKeptForm(token: string, opened: OpenedSecondAdult) {
  const [pageId] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState(() => asSent(opened));
  const [found] = useState(() => unsentOf(readKept(token), asSent(opened)));
  const [filled, setFilled] = useState<Filled>(found ?? sent);
  const [marks, setMarks] = useState<readonly string[]>(found?.sent ?? []);
  const [unsent, setUnsent] = useState(found !== null);
  const [restored, setRestored] = useState<'up-to-date' | 'behind' | null>(
    found && (found.isBehind ? 'behind' : 'up-to-date'),
  );
  const [keepsHere, setKeepsHere] = useState(true);

  useEffect(() => {
    if (unsent) setKeepsHere(keepForm(token, sent, { ...filled, sent: marks, pageId }, Date.now()));
  }, [token, sent, filled, unsent, marks, pageId]);
  // Deletes what the server has by now, and what belongs to expired links.
  useEffect(() => {
    if (found === null) forgetKept(token, Date.now());
  }, [token, found]);
  /** What another tab has stored was not sent by this one. */
  const forgetOwn = (): void => {
    if (!isKeptByOther(token, pageId)) forgetKept(token, Date.now());
  };

  // Only one form is stored per link, so another tab may have replaced this one.
  useEffect(() => {
    const heard = (): void => setKeepsHere((before) => before && !isKeptByOther(token, pageId));
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }, [token, pageId]);
  useQuestionBeforeLeaving(unsent && !keepsHere);

  return {
    filled,
    /** When the answers these are based on were sent; null for none. */
    begunFrom: sent.answered_at,
    /** This was entered on an earlier visit and never sent; `behind` where the server's has changed since. */
    restored,
    /** There is something the server does not have. */
    unsent,
    /** Whether the browser stores it meanwhile. */
    keepsHere,
    change: (part: (before: Filled) => Filled): void => {
      setFilled(part);
      setUnsent(true);
    },
    /** The content is being sent. This is not recorded over what another tab has stored. */
    sending: (): void => {
      if (!isKeptByOther(token, pageId)) setMarks((before) => withMark(before, formMark(filled)));
    },
    /** The server has what was sent; `isAll` where nothing changed meanwhile. */
    wasSent: (now: OpenedSecondAdult, isAll: boolean): void => {
      setSent(asSent(now));
      setMarks([]);
      setRestored(null);
      if (!isAll) return;
      setUnsent(false);
      forgetOwn();
    },
    /** Whether the server has what is in `mine`: it was sent from here, and the response was lost. */
    isOurs: (now: OpenedSecondAdult, mine: Filled): boolean =>
      now.answered_at !== null && formMark(asSent(now)) === formMark(mine),
    /** Whether the server's form was sent from here before, and the response was lost. */
    wasOurs: (now: OpenedSecondAdult): boolean =>
      now.answered_at !== null && marks.includes(formMark(asSent(now))),
    /** Others were sent or deleted meanwhile: merges them with `mine`, to be sent again. */
    overtaken: (now: OpenedSecondAdult, mine: Filled): Merged => {
      const theirs = asSent(now);
      const merged = mergeForms(sent, mine, theirs);
      setSent(theirs);
      setMarks([]);
      setRestored(null);
      setFilled({ name: merged.name, answers: merged.answers });
      setUnsent(true);
      return merged;
    },
    /** The server has nothing any more; `isAll` where the form is to be emptied, too. */
    wasWithdrawn: (isAll: boolean): void => {
      const empty = { name: '', answers: {} };
      setSent({ ...empty, answered_at: null, expires_at: opened.expires_at });
      setMarks([]);
      setRestored(null);
      if (!isAll) return;
      setFilled(empty);
      setUnsent(false);
      forgetKept(token, Date.now());
    },
    /** Restores what the server has. */
    dropChanges: (): void => {
      setFilled(sent);
      setMarks([]);
      setRestored(null);
      setUnsent(false);
      forgetOwn();
    },
  };
}
