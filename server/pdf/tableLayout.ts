import { LONGEST_WHOLE_WORD } from './softenText.ts';

/** Characters that fit beside each other in the text column and across the whole page, at the size of tables. */
const TEXT_COLUMN = 82;
const WHOLE_PAGE = 112;
/** What a cell's margins take, in characters. */
const MARGINS = 2;
const WIDEST = 34;
/** A cell up to this long ("46.8 years") stays on one line. */
const SHORT = 14;
/** A header should need no more lines than this where there is room. */
const HEADER_LINES = 3;

export interface TableLayout {
  /** Relative widths, in characters. */
  readonly widths: readonly number[];
  /** Whether the table needs the width of the page rather than that of the text. */
  readonly wide: boolean;
  /** Whether the columns are too many for their longest words, so that words have to be hyphenated. */
  readonly tight: boolean;
}

/**
 * Room for each column of a table: at least its longest word, so that nothing is cut or overlaps, and beyond that
 * in proportion to its longest cell, or to a third of its header, so that figures do not get as much as sentences
 * and a long header over figures is no tower of single words.
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
 * The least room a cell needs: all of a short one, else its longest word, of which one that has places to break needs no
 * more than others; a header may always wrap.
 */
function unbroken(text: string, isHeader: boolean): number {
  if (!isHeader && text.length <= SHORT) return text.length + 1;
  const longest = Math.max(0, ...text.split(/[\s/-]+/).map((word) => word.length));
  return Math.min(longest, LONGEST_WHOLE_WORD) + 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
