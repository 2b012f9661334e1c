import { type ReactNode, Suspense } from 'react';
import { Contained } from './Contained.tsx';

/**
 * A part whose script comes when it is needed: `fallback` until then. Where it does not come, the rest of the page
 * stays, and in the place of the part it says that `what` could not be loaded.
 */
export function Later({
  what,
  fallback = null,
  children,
}: {
  /** Begins the sentence: "The form". */
  readonly what: string;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Contained messageOf={() => `${what} could not be loaded. Please check your connection and try again.`}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Contained>
  );
}
