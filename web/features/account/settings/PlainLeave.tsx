import { useEffect } from 'react';
import { useLatest } from '#ui/useLatest.ts';

export const LEAVE_TITLE = 'Leave without saving?';
export const LEAVE_TEXT = 'What you changed under “Name and country” is not saved yet.';

/** The browser's own confirmation, for when the script of the leave dialog cannot be loaded. */
export function PlainLeave({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const then = useLatest({ onStay, onLeave });
  // Once per blocked navigation.
  useEffect(() => {
    if (window.confirm(`${LEAVE_TITLE}\n${LEAVE_TEXT}`)) then.current.onLeave();
    else then.current.onStay();
  }, [then]);
  return null;
}
