import { useState } from 'react';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Dialog } from '#ui/blocks/Dialog.tsx';
import { longMoment } from '#ui/longDate.ts';
import { DiscardDialog } from './DiscardDialog.tsx';

/** Asks whether to continue where the person left; starting anew requires a second confirmation. */
export function ResumeDialog({
  sectionTitle,
  savedAt,
  onResume,
  onStartNew,
}: {
  sectionTitle: string;
  /** In ms since 1970. */
  savedAt: number;
  onResume: () => void;
  onStartNew: () => void;
}) {
  const [discarding, setDiscarding] = useState(false);
  if (discarding) return <DiscardDialog onKeep={() => setDiscarding(false)} onDiscard={onStartNew} />;
  return (
    <Dialog title="Resume Your Assessment?" role="alertdialog" isOpen onClose={onResume}>
      <p>We have kept your answers from last time.</p>
      <dl className="mt-4 space-y-1 border-l-2 border-line pl-4">
        <div>
          <dt className="text-sm text-ink-soft">Section</dt>
          <dd className="font-[530]">{sectionTitle}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Saved</dt>
          <dd className="font-[530]">{longMoment(savedAt)}</dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={() => setDiscarding(true)} className={buttonStyle('secondary')}>
          Start New
        </button>
        <button type="button" onClick={onResume} className={buttonStyle('primary')}>
          Resume
        </button>
      </div>
    </Dialog>
  );
}
