import { buttonStyle } from '#ui/buttonStyle.ts';
import { Dialog } from '#ui/Dialog.tsx';

/** The last question before saved answers are erased, here and on the server. */
export function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Dialog title="Start a new assessment?" role="alertdialog" isOpen onClose={onKeep}>
      <p>Are you sure you want to discard your saved progress and start a new assessment?</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onKeep} className={buttonStyle('secondary')}>
          Keep my progress
        </button>
        <button type="button" onClick={onDiscard} className={buttonStyle('danger')}>
          Discard and start new
        </button>
      </div>
    </Dialog>
  );
}
