import { LONGEST_WHOLE_WORD } from './softenText.ts';

/** Characters per line in the text column and across the page, at the size of tables. */
const TEXT_COLUMN = 82;
const WHOLE_PAGE = 112;
/** Width of a cell's margins, in characters. */
const MARGINS = 2;
const WIDEST = 34;
/** Cells up to this length ("46.8 years") stay on one line. */
const SHORT = 14;
/** Maximum number of lines of a header where there is room. */
const HEADER_LINES = 3;

export interface TableLayout {
  /** Relative widths, in characters. */
  readonly widths: readonly number[];
  /** Whether the table needs the full width of the page. */
  readonly wide: boolean;
  /** Whether the longest words do not fit, so that words have to be hyphenated. */
  readonly tight: boolean;
}

/**
 * Widths of a table's columns: at least the longest word of each, so that nothing is cut off, and beyond that in
 * proportion to the longest cell or a third of the header. Figures thus get less room than sentences, and a long
 * header over figures does not become a column of single words.
 */
export function tableLayout(columns: readonly string[], rows: readonly (readonly string[])[]): TableLayout {
  const cells = columns.map((header, index) => [header, ...rows.map((row) => row[index] ?? '')]);
  const least = cells.map((column) =>
    Math.min(WIDEST, Math.max(3, ...column.map((cell, row) => unbroken(cell, row === 0)))),
  );
  const wish = cells.map((column, index) =>
    Math.min(WIDEST, Math.max(least[index] ?? 0, ...column.slice(1).map((cell) => cell.length))),
  );
  const wide =
    sum(wish) + columns.length * MARGINS > TEXT_COLUMN + 10 ||
    sum(least) + columns.length * MARGINS > TEXT_COLUMN;
  const asked = wish.map((width, index) =>
    Math.min(WIDEST, Math.max(width, Math.ceil((columns[index]?.length ?? 0) / HEADER_LINES))),
  );
  const room = (wide ? WHOLE_PAGE : TEXT_COLUMN) - columns.length * MARGINS;
  const left = room - sum(least);
  const share = left / Math.max(1, sum(asked) - sum(least));
  return {
    wide,
    tight: left < 0,
    widths: least.map(
      (width, index) => MARGINS + width + Math.max(0, share) * ((asked[index] ?? width) - width),
    ),
  };
}

/**
 * The smallest width of a cell: a short one in full, otherwise its longest word. Words with break points need no more
 * than others, and headers may always wrap.
 */
function unbroken(text: string, isHeader: boolean): number {
  if (!isHeader && text.length <= SHORT) return text.length + 1;
  const longest = Math.max(0, ...text.split(/[\s/-]+/).map((word) => word.length));
  return Math.min(longest, LONGEST_WHOLE_WORD) + 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
