import { type ReactNode, Suspense } from 'react';
import { Contained } from './Contained.tsx';

/**
 * A part whose script is loaded when needed, with `fallback` until then. Where that fails, the rest of the page
 * stays, and a message says that `what` could not be loaded.
 */
export function Later({
  what,
  fallback = null,
  children,
}: {
  /** The subject of the message: "The form". */
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
