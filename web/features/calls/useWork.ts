import { useState } from 'react';
import { failureText } from './failureText.ts';

/**
 * Runs an action that the person waits for, one at a time: `run` does nothing while one is in progress. `failure`
 * describes why the last one failed, until the next begins.
 */
export function useWork(): {
  readonly busy: boolean;
  readonly failure: string | null;
  readonly run: (work: () => Promise<void>) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
