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
 * What stands in the second adult's form. What is not sent yet is kept in this browser with every change and comes
 * back with the link; once it is sent, nothing of it is kept here.
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
  // What the server has by now, and what belongs to links that have run out.
  useEffect(() => {
    if (found === null) forgetKept(token, Date.now());
  }, [token, found]);
  /** What another tab keeps was not sent by this one. */
  const forgetOwn = (): void => {
    if (!isKeptByOther(token, pageId)) forgetKept(token, Date.now());
  };

  // One form is kept for a link: another tab of it may have kept its own in the place of this one.
  useEffect(() => {
    const heard = (): void => setKeepsHere((before) => before && !isKeptByOther(token, pageId));
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }, [token, pageId]);
  useQuestionBeforeLeaving(unsent && !keepsHere);

  return {
    filled,
    /** When what these answers were begun from was sent; null for none. */
    begunFrom: sent.answered_at,
    /** What stands here was set on an earlier visit and never sent; `behind` where the server's changed since. */
    restored,
    /** There is something that the server does not have. */
    unsent,
    /** Whether the browser keeps it meanwhile. */
    keepsHere,
    change: (part: (before: Filled) => Filled): void => {
      setFilled(part);
      setUnsent(true);
    },
    /** What stands here is on its way to the server. Nothing is noted of it in the place of what another tab keeps. */
    sending: (): void => {
      if (!isKeptByOther(token, pageId)) setMarks((before) => withMark(before, formMark(filled)));
    },
    /** The server has what was sent; `isAll` where nothing was changed while it was on its way. */
    wasSent: (now: OpenedSecondAdult, isAll: boolean): void => {
      setSent(asSent(now));
      setMarks([]);
      setRestored(null);
      if (!isAll) return;
      setUnsent(false);
      forgetOwn();
    },
    /** Whether what the server has is what stands in `mine`: it was sent from here, and the answer was lost. */
    isOurs: (now: OpenedSecondAdult, mine: Filled): boolean =>
      now.answered_at !== null && formMark(asSent(now)) === formMark(mine),
    /** Whether what the server has was sent from here before, and the answer was lost. */
    wasOurs: (now: OpenedSecondAdult): boolean =>
      now.answered_at !== null && marks.includes(formMark(asSent(now))),
    /** Others were sent or deleted meanwhile: puts them together with `mine`, to be sent again. */
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
    /** The server has nothing any more; `isAll` where nothing is to stand here, either. */
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
    /** Back to what the server has. */
    dropChanges: (): void => {
      setFilled(sent);
      setMarks([]);
      setRestored(null);
      setUnsent(false);
      forgetOwn();
    },
  };
}
