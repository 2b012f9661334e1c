import { failureText } from '#features/calls/failureText.ts';
import { useTillPassed } from '#features/calls/useOnceWaited.ts';
import { useWork } from '#features/calls/useWork.ts';
import { isOver } from './partnerApi.ts';

type Done = 'saved' | 'withdrawn';
/** Result of the last click. */
export type Outcome =
  | { readonly kind: Done }
  /** `merged`: others came in between and were merged into the form. */
  | { readonly kind: 'failed' | 'merged'; readonly text: string };

/**
 * The result of the last click in the second adult's form, until it is cleared. `onClosed` is called instead where
 * the link turned out to be ended, expired or used.
 */
export function useLastPress(onClosed: (text: string) => void) {
  const { busy, run } = useWork();
  const [last, setLast] = useTillPassed<{ readonly outcome: Outcome; readonly cause: unknown }>();
  const setOutcome = (outcome: Outcome, cause?: unknown): void => setLast({ outcome, cause });
  const fail = (text: string, cause?: unknown): void => setOutcome({ kind: 'failed', text }, cause);
  return {
    /** A call is in progress. */
    busy,
    outcome: last?.outcome ?? null,
    forget: (): void => setLast(null),
    fail: (text: string): void => fail(text),
    /** Null from `work`: it succeeded, but does not apply to what is in the form now. */
    follow: (work: () => Promise<Done | Outcome | null>): void =>
      void run(async () => {
        try {
          const done = await work();
          if (done === null) setLast(null);
          else setOutcome(typeof done === 'string' ? { kind: done } : done);
        } catch (error) {
          if (isOver(error)) onClosed(error.message);
          else fail(failureText(error), error);
        }
      }),
  };
}
