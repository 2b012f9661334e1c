import { buttonStyle } from '#ui/buttonStyle.ts';
import { Dialog } from '#ui/blocks/Dialog.tsx';

/** What is deleted, and the labels of the two buttons. */
export interface DiscardWords {
  readonly title: string;
  readonly text: string;
  readonly keep: string;
  readonly discard: string;
}

const ASSESSMENT_WORDS: DiscardWords = {
  title: 'Start a new assessment?',
  text: 'Are you sure you want to discard your saved progress and start a new assessment?',
  keep: 'Keep my progress',
  discard: 'Discard and start new',
};

/** The last confirmation before saved answers are deleted, here and on the server. */
export function DiscardDialog({
  words = ASSESSMENT_WORDS,
  onKeep,
  onDiscard,
}: {
  words?: DiscardWords;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  return (
    <Dialog title={words.title} role="alertdialog" isOpen onClose={onKeep}>
      <p>{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onKeep} className={buttonStyle('secondary')}>
          {words.keep}
        </button>
        <button type="button" onClick={onDiscard} className={buttonStyle('danger')}>
          {words.discard}
        </button>
      </div>
    </Dialog>
  );
}
