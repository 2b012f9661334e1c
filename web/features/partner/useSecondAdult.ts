import type { SecondAdult } from '@global-fit/contract/couples';
import { useCallback, useEffect, useState } from 'react';
import { failureText } from '#features/calls/failureText.ts';
import { partnerApi } from './partnerApi.ts';

/** The owner's side of the form. `link` is there from the moment it is made until the page is left. */
export function useSecondAdult() {
  const [stand, setStand] = useState<SecondAdult | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    partnerApi.stand(leaving.signal).then(setStand, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(failureText(error));
    });
    return () => leaving.abort();
  }, []);

  const run = useCallback(async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  }, []);
  const invite = (): void =>
    void run(async () => {
      const made = await partnerApi.invite();
      setStand({ form: made.form, can_invite: true });
      setLink(made.link);
    });
  const end = (): void =>
    void run(async () => {
      await partnerApi.end();
      setStand({ form: null, can_invite: true });
      setLink(null);
    });
  return { stand, link, busy, failure, invite, end };
}
