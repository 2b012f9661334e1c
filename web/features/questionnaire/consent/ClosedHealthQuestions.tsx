import { buttonStyle } from '#ui/buttonStyle.ts';

/** Replaces health questions that the person has not consented to. */
export function ClosedHealthQuestions({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <div className="rounded-card border border-line bg-inset p-5">
      <p className="font-[530]">
        {count === 1 ? 'One question about health is closed' : `${count} questions about health are closed`}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        We ask about health only with your agreement. Your report is made either way.
      </p>
      <button type="button" onClick={onOpen} className={`${buttonStyle('secondary', 'small')} mt-4`}>
        {count === 1 ? 'Answer it' : 'Answer them'}
      </button>
    </div>
  );
}
