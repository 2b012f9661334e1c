import { buttonStyle } from '#ui/buttonStyle.ts';
import { Dialog } from '#ui/Dialog.tsx';

/** Asks whoever leaves with a change that is not saved. */
export default function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog title="Leave without saving?" role="alertdialog" isOpen onClose={onStay}>
      <p>What you changed under “Name and country” is not saved yet.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={onStay} className={buttonStyle('primary')}>
          Stay here
        </button>
        <button type="button" onClick={onLeave} className={buttonStyle('secondary')}>
          Leave without saving
        </button>
      </div>
    </Dialog>
  );
}
