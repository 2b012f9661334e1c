import type { ReactNode } from 'react';
import type { Loaded } from '#features/calls/useLoaded.ts';
import { Spinner } from '#ui/notices/Spinner.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/** What `useLoaded` gives, drawn by `children`: that it is coming until then, and what can be done where it does not. */
export function WhenLoaded<T>({
  of: { loaded, again },
  what,
  label,
  children,
}: {
  of: { readonly loaded: Loaded<T>; readonly again: () => void };
  /** Begins the sentence: "Your orders". */
  what: string;
  /** What is said while it is coming. */
  label: string;
  children: (value: T) => ReactNode;
}) {
  if (loaded.status === 'loading') return <Spinner label={label} visible />;
  if (loaded.status === 'failed') return <LoadFailure what={what} error={loaded.error} onRetry={again} />;
  return children(loaded.value);
}
