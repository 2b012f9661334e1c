import { useState } from 'react';
import { failureText } from '#features/calls/failureText.ts';
import { useWork } from '#features/calls/useWork.ts';
import { isOver } from './partnerApi.ts';

type Done = 'saved' | 'withdrawn';
/** How the last press ended. */
export type Outcome =
  | { readonly kind: Done }
  /** `merged`: others came in between, and stand in the form with what was to be sent. */
  | { readonly kind: 'failed' | 'merged'; readonly text: string };

/**
 * What became of the last press in the second adult's form, until it is forgotten. `onClosed` is called in its place
 * where the link turned out to be ended, run out or used.
 */
export function useLastPress(onClosed: (text: string) => void) {
  const { busy, run } = useWork();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const fail = (text: string): void => setOutcome({ kind: 'failed', text });
  return {
    /** A call is on its way. */
    busy,
    outcome,
    forget: (): void => setOutcome(null),
    fail,
    /** Null from `work`: it was done, but of what stands in the form now it cannot be said. */
    follow: (work: () => Promise<Done | Outcome | null>): void =>
      void run(async () => {
        try {
          const done = await work();
          setOutcome(typeof done === 'string' ? { kind: done } : done);
        } catch (error) {
          if (isOver(error)) onClosed(error.message);
          else fail(failureText(error));
        }
      }),
  };
}
