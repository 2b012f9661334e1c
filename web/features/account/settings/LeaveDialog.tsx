import { useState } from 'react';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Dialog } from '#ui/blocks/Dialog.tsx';
import { LEAVE_TEXT, LEAVE_TITLE } from './PlainLeave.tsx';

/** Asks before leaving with unsaved changes. */
export default function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  // The router resolves a blocked navigation with a delay. A dialog removed by it would return the focus to a page
  // that is still inert, and the focus would be lost.
  const [stays, setStays] = useState(false);
  if (stays) return null;
  const stay = (): void => {
    setStays(true);
    onStay();
  };
  return (
    <Dialog title={LEAVE_TITLE} role="alertdialog" isOpen onClose={stay}>
      <p>{LEAVE_TEXT}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onLeave} className={buttonStyle('secondary')}>
          Leave without saving
        </button>
        <button type="button" onClick={stay} className={buttonStyle('primary')}>
          Stay here
        </button>
      </div>
    </Dialog>
  );
}
