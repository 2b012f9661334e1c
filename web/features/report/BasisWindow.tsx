import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { visitSection } from '#layout/scrolling/scrollToSection.ts';
import { pageKeptReadable } from '#ui/browser/pageKeptReadable.ts';
import { type ShownBasis, useReport } from './ReportContext.ts';
import { sourceAnchor } from './sources.ts';
import { listed } from './listed.ts';
import { SourceText } from './SourceText.tsx';

/** The questions in the assessment's words, loaded with the first window that needs them; null where that fails. */
function useQuestionTexts(ids: readonly string[]): readonly string[] | null {
  const [texts, setTexts] = useState<readonly string[] | null>([]);
  const key = ids.join(' ');
  useEffect(() => {
    if (key === '') return;
    let current = true;
    import('./questionTexts.ts').then(
      ({ questionTexts }) => current && setTexts(questionTexts(key.split(' '))),
      (error: unknown) => {
        console.error(error);
        if (current) setTexts(null);
      },
    );
    return () => {
      current = false;
    };
  }, [key]);
  return texts;
}

/**
 * Leaves the report accessible behind the window: to hide thousands of elements and show them again takes a slow phone
 * half a second each. A press on them closes the window all the same.
 */
function ReportBehind({ mark, onClose }: { mark: Element; onClose: () => void }) {
  useLayoutEffect(pageKeptReadable, []);
  useEffect(() => {
    const close = (event: MouseEvent): void => {
      const pressed = event.target as Element;
      if (pressed.closest('[role=dialog]')) return;
      // Its own mark would open it again.
      if (mark.contains(pressed)) event.stopPropagation();
      onClose();
    };
    document.addEventListener('click', close, true);
    return () => document.removeEventListener('click', close, true);
  }, [mark, onClose]);
  return null;
}

/** The sources and answers behind a passage, in a window beside its mark that Escape and a click elsewhere close. */
export default function BasisWindow({ basis, onClose }: { basis: ShownBasis; onClose: () => void }) {
  const { mark, name, numbers, answers } = basis;
  const { report } = useReport();
  const questions = useQuestionTexts(answers);
  const trigger = useMemo(() => ({ current: mark }), [mark]);

  const goToList = (number: number): void => {
    onClose();
    // Closing returns the focus to the mark in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => visitSection(sourceAnchor(number))));
  };

  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom"
      className="no-print w-[min(26rem,calc(100vw-1.5rem))] overflow-y-auto rounded-card border border-line-strong bg-sheet px-4 py-3 text-sm shadow-[0_12px_32px_-12px_rgb(0_0_0/0.35)]"
    >
      <Dialog aria-label={name} className="outline-none">
        <ReportBehind mark={mark} onClose={onClose} />
        {numbers.length > 0 && (
          <ol className="space-y-1.5">
            {numbers.map((number) => {
              const source = report.sources[number - 1];
              if (!source) return null;
              return (
                <li key={number} className="flex gap-2.5">
                  <a
                    href={`#${sourceAnchor(number)}`}
                    aria-label={`Source ${number} in the list`}
                    onClick={(event) => {
                      event.preventDefault();
                      goToList(number);
                    }}
                    className="figures shrink-0 font-[550] text-accent underline underline-offset-2"
                  >
                    {number}
                  </a>
                  <span className="min-w-0 [&_cite]:font-serif">
                    <SourceText source={source} />
                  </span>
                </li>
              );
            })}
          </ol>
        )}
        {questions?.length !== 0 && (
          <p className={numbers.length > 0 ? 'mt-2 border-t border-line pt-2' : ''}>
            <span className="text-ink-soft">From what you told us: </span>
            {questions ? listed(questions) : 'the questions could not be loaded.'}
          </p>
        )}
      </Dialog>
    </Popover>
  );
}
