import type { SecondAdult } from '@global-fit/contract/couples';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { partnerApi } from './partnerApi.ts';

const failureOf = (error: unknown): string =>
  error instanceof ApiError
    ? error.message
    : 'We could not reach the server. Please check your connection and try again.';

/** The owner's side of the form. `link` is there from the moment it is made until the page is left. */
export function useSecondAdult() {
  const [stand, setStand] = useState<SecondAdult | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    partnerApi.stand(leaving.signal).then(setStand, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(failureOf(error));
    });
    return () => leaving.abort();
  }, []);

  const run = useCallback(async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
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
