import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { useEffect, useState } from 'react';
import { type Filled, forgetKept, keepForm, readKept, type Sent } from './keptForm.ts';

const asSent = ({ name, answers, answered_at, expires_at }: OpenedSecondAdult): Sent & Filled => ({
  name: name ?? '',
  answers: answers as Filled['answers'],
  answered_at,
  expires_at,
});

/**
 * What stands in the second adult's form. What is not sent yet is kept in this browser with every change and comes
 * back with the link; once it is sent, nothing of it is kept here.
 */
export function useKeptForm(token: string, opened: OpenedSecondAdult) {
  const [sent, setSent] = useState(() => asSent(opened));
  const [found] = useState(() => readKept(token, opened, Date.now()));
  const [filled, setFilled] = useState<Filled>(found ?? sent);
  const [unsent, setUnsent] = useState(found !== null);
  const [restored, setRestored] = useState(found !== null);
  const [keepsHere, setKeepsHere] = useState(true);

  useEffect(() => {
    if (unsent) setKeepsHere(keepForm(token, sent, filled, Date.now()));
    else forgetKept(token, Date.now());
  }, [token, sent, filled, unsent]);

  // Where the browser keeps nothing, it asks whether to leave.
  useEffect(() => {
    if (!unsent || keepsHere) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent, keepsHere]);

  return {
    filled,
    /** What stands here was set on an earlier visit and never sent. */
    restored,
    /** There is something that the server does not have. */
    unsent,
    /** Whether the browser keeps it meanwhile. */
    keepsHere,
    change: (part: (before: Filled) => Filled): void => {
      setFilled(part);
      setUnsent(true);
    },
    /** The server has this now; `isAll` where nothing was changed while it was on its way. */
    wasSent: (now: OpenedSecondAdult, isAll: boolean): void => {
      setSent(asSent(now));
      setRestored(false);
      if (isAll) setUnsent(false);
    },
    /** The server has nothing any more, and nothing is to stand here. */
    wasWithdrawn: (): void => {
      const empty = { name: '', answers: {} };
      setSent({ ...empty, answered_at: null, expires_at: opened.expires_at });
      setFilled(empty);
      setRestored(false);
      setUnsent(false);
    },
    /** Back to what the server has. */
    dropChanges: (): void => {
      setFilled(sent);
      setRestored(false);
      setUnsent(false);
    },
  };
}
