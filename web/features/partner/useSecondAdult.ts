import type { SecondAdult } from '@global-fit/contract/couples';
import { useState } from 'react';
import { failureText } from '#features/calls/failureText.ts';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { useWork } from '#features/calls/useWork.ts';
import { secondAdultApi } from './secondAdultApi.ts';

/** The owner's side of the form. `link` is available from its creation until the page is left. */
export function useSecondAdult() {
  const { loaded, again, put } = useLoaded<SecondAdult>('second-adult', secondAdultApi.stand);
  const [link, setLink] = useState<string | null>(null);
  const { busy, failure, run } = useWork();

  const invite = (): void =>
    void run(async () => {
      const made = await secondAdultApi.invite();
      put({ form: made.form, can_invite: true });
      setLink(made.link);
    });
  const end = (): void =>
    void run(async () => {
      await secondAdultApi.end();
      put({ form: null, can_invite: true });
      setLink(null);
    });
  return {
    stand: loaded.status === 'loaded' ? loaded.value : null,
    link,
    busy,
    failure: loaded.status === 'failed' ? failureText(loaded.error) : failure,
    /** Reloads the state of the form. */
    again,
    invite,
    end,
  };
}
