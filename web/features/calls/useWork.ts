import { useState } from 'react';
import { failureText } from './failureText.ts';

/**
 * What a person starts and waits for, one at a time: `run` does nothing while something is under way. `failure` says
 * why the last of it failed, until the next begins.
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
