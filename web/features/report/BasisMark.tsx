import type { Basis } from '@global-fit/report/model';
import { useReport } from './ReportContext.ts';
import { fillsLines, markName, markText } from './sources.ts';

const markStyle =
  'figures relative font-sans ml-0.5 rounded-small px-1 py-0.5 text-[0.68em] font-[550] text-accent hover:bg-accent-wash print:px-0';

/** A short mark stays on the line of its word; a list longer than a phone's line wraps like text. */
const shapeOf = (shown: string): string =>
  fillsLines(shown) ? 'top-0 mt-1 block text-left leading-normal' : '-top-[0.42em] leading-none';

/**
 * Ends a passage and opens its basis. A passage with sources shows their numbers, one based on answers alone says
 * "why", one with neither has no mark. A report has hundreds of marks, so all of them share one window.
 */
export function BasisMark({
  basis: { facts, answers },
  of,
}: {
  basis: Pick<Basis, 'facts' | 'answers'>;
  /** Names the passage, table or plot the mark belongs to. */
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
