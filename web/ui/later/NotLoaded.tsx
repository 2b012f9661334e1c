import { useReloadOnceBack } from './useReloadOnceBack.ts';

/** Stands in the place of what a page is about where its script did not come: the page begins anew once it can. */
export function NotLoaded({
  what,
  kept = '',
}: {
  /** Begins the sentence: "The form". */
  what: string;
  /** What is not lost by it, as a sentence. */
  kept?: string;
}) {
  const isTried = useReloadOnceBack();
  const next = isTried
    ? 'It is tried again by itself as soon as the connection is back.'
    : 'Please check your connection and try again.';
  return [`${what} could not be loaded.`, kept, next].filter(Boolean).join(' ');
}
