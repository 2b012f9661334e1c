import type { Basis } from '@global-fit/report/model';
import { useReport } from './ReportContext.ts';
import { fillsLines, markName, markText } from './sources.ts';

const markStyle =
  'figures relative font-sans ml-0.5 rounded-small px-1 py-0.5 text-[0.68em] font-[550] text-accent hover:bg-accent-wash print:px-0';

/** A short mark stays behind its word; a list longer than a line of a phone is a paragraph of its own. */
const shapeOf = (shown: string): string =>
  fillsLines(shown) ? 'top-0 mt-1 block text-left leading-normal' : '-top-[0.42em] leading-none';

/**
 * Ends a passage and opens what it follows from. A passage with sources shows their numbers, one that follows from
 * answers alone says "why", one from neither has no mark. A report has hundreds: all of them open one window.
 */
export function BasisMark({
  basis: { facts, answers },
  of,
}: {
  basis: Pick<Basis, 'facts' | 'answers'>;
  /** The words of the passage, or the title of the table or plot, that the mark belongs to. */
  of: string;
}) {
  const { numbersOf, showBasis } = useReport();
  const numbers = numbersOf(facts);
  if (numbers.length === 0 && answers.length === 0) return null;

  const shown = numbers.length > 0 ? markText(numbers) : 'why';
  const title = numbers.length > 0 ? `Sources ${shown}` : 'Why this is here';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={markName(numbers, of)}
      onClick={(event) => showBasis({ mark: event.currentTarget, name: title, numbers, answers })}
      className={`${markStyle} ${shapeOf(shown)} ${numbers.length > 0 ? '' : 'print:hidden'}`}
    >
      {shown}
    </button>
  );
}
