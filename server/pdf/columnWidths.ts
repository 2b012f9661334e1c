const NARROWEST = 7;
const WIDEST = 34;

/**
 * Relative widths of a table's columns: a column gets room by its longest cell, within limits, so that figures do
 * not get as much as sentences. The header counts by its longest word, because it may wrap.
 */
export function columnWidths(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly number[] {
  return columns.map((header, index) => {
    const longestWord = Math.max(0, ...header.split(/\s+/).map((word) => word.length));
    const longest = Math.max(longestWord + 1, ...rows.map((row) => row[index]?.length ?? 0));
    return Math.min(WIDEST, Math.max(NARROWEST, longest));
  });
}
