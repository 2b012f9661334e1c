import type { ReactNode } from 'react';
import type { Loaded } from '#features/calls/useLoaded.ts';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/** Renders the result of `useLoaded`: a spinner while loading, a retry after a failure, then `children`. */
export function WhenLoaded<T>({
  of: { loaded, again },
  what,
  label,
  children,
}: {
  of: { readonly loaded: Loaded<T>; readonly again: () => void };
  /** The subject of the message: "Your orders". */
  what: string;
  /** Label while loading. */
  label: string;
  children: (value: T) => ReactNode;
}) {
  if (loaded.status === 'loading') return <Spinner label={label} visible />;
  if (loaded.status === 'failed') return <LoadFailure what={what} error={loaded.error} onRetry={again} />;
  return children(loaded.value);
}
