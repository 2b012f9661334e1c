import { useState } from 'react';
import { failureText } from './failureText.ts';
import { useTillPassed } from './useOnceWaited.ts';

/**
 * Runs an action that the person waits for, one at a time: `run` does nothing while one is in progress. `failure`
 * describes why the last one failed, until the next begins or the wait is over that it names.
 */
export function useWork(): {
  readonly busy: boolean;
  readonly failure: string | null;
  readonly run: (work: () => Promise<void>) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useTillPassed();
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await work();
    } catch (error) {
      setFailed({ cause: error });
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure: failed && failureText(failed.cause), run };
}
