import { useReloadOnceBack } from './useReloadOnceBack.ts';

/** Replaces the main content of a page whose script could not be loaded; the page reloads once it can. */
export function NotLoaded({
  what,
  kept = '',
}: {
  /** The subject of the message: "The form". */
  what: string;
  /** A sentence on what is not lost. */
  kept?: string;
}) {
  const isTried = useReloadOnceBack();
  const next = isTried
    ? 'It is tried again by itself as soon as the connection is back.'
    : 'Please check your connection and try again.';
  return [`${what} could not be loaded.`, kept, next].filter(Boolean).join(' ');
}
