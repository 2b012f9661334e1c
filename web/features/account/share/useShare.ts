import type { ShareChoice, ShareState } from '@global-fit/contract/shares';
import { useState } from 'react';
import { useLoaded } from '#features/calls/useLoaded.ts';
import { useWork } from '#features/calls/useWork.ts';
import { shareApi } from './shareApi.ts';

/** The state of a report's private link, and the owner's actions. */
export function useShare(orderId: string) {
  const state = useLoaded<ShareState>(orderId, (signal) => shareApi.read(orderId, signal));
  /** The address of a link created on this page; it is shown only once. */
  const [url, setUrl] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { busy, failure, run } = useWork();

  /** Announces `done` after the work. */
  const act = (done: string, work: () => Promise<void>): Promise<void> =>
    run(async () => {
      setSaid('');
      await work();
      setSaid(done);
    });
  return {
    state,
    url,
    busy,
    failure,
    said,
    make: (choice: ShareChoice) =>
      act('The link is made.', async () => {
        const made = await shareApi.make(orderId, choice);
        setUrl(made.url);
        state.put({ share: made.share });
      }),
    change: (choice: ShareChoice) =>
      act('Saved: the link shows this from now on.', async () => {
        state.put(await shareApi.change(orderId, choice));
      }),
    end: () =>
      act('The link is ended. Nobody can open it any more.', async () => {
        await shareApi.end(orderId);
        setUrl(null);
        state.put({ share: null });
      }),
  };
}
