import type { ShareChoice, ShareState } from '@global-fit/contract/shares';
import { useState } from 'react';
import { failureText } from '#features/calls/failureText.ts';
import { useLoaded } from '../useLoaded.ts';
import { shareApi } from './shareApi.ts';

/** The private link of a report: how it stands, and what its owner can do with it. */
export function useShare(orderId: string) {
  const { loaded, again, put } = useLoaded<ShareState>(orderId, (signal) => shareApi.read(orderId, signal));
  /** The address of a link made on this page; it is told once. */
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setSaid('');
    try {
      await work();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    loaded,
    again,
    url,
    busy,
    failure,
    said,
    make: (choice: ShareChoice) =>
      run(async () => {
        const made = await shareApi.make(orderId, choice);
        setUrl(made.url);
        put({ share: made.share });
        setSaid('The link is made.');
      }),
    change: (choice: ShareChoice) =>
      run(async () => {
        put(await shareApi.change(orderId, choice));
        setSaid('Saved: the link shows this from now on.');
      }),
    end: () =>
      run(async () => {
        await shareApi.end(orderId);
        setUrl(null);
        put({ share: null });
        setSaid('The link is ended. Nobody can open it any more.');
      }),
  };
}
