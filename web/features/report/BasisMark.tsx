import type { Basis } from '@global-fit/report/model';
import { useId, useState } from 'react';
import { BasisPanel } from './BasisPanel.tsx';
import { useReport } from './ReportContext.ts';
import { markText } from './sources.ts';

const markStyle =
  'figures relative font-sans whitespace-nowrap -top-[0.42em] ml-0.5 rounded-small px-1 py-0.5 text-[0.68em] leading-none font-[550] text-accent hover:bg-accent-wash aria-expanded:bg-accent aria-expanded:text-on-accent print:px-0';

/**
 * What a passage follows from, opened in place: `mark` belongs at the end of its words, `panel` after it. A passage
 * with sources shows their numbers, one that follows from answers alone says "why", one from neither has no mark.
 */
export function useBasis({ facts, answers }: Pick<Basis, 'facts' | 'answers'>) {
  const { numbersOf } = useReport();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const numbers = numbersOf(facts);
  if (numbers.length === 0 && answers.length === 0) return { mark: null, panel: null };

  const shown = numbers.length > 0 ? markText(numbers) : 'why';
  const name = numbers.length > 0 ? `Sources ${shown}` : 'Why this is here';
  const mark = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-label={name}
      onClick={() => setOpen(!isOpen)}
      className={`${markStyle} ${numbers.length > 0 ? '' : 'print:hidden'}`}
    >
      {shown}
    </button>
  );
  const panel = isOpen ? <BasisPanel id={id} numbers={numbers} answers={answers} /> : null;
  return { mark, panel };
}
