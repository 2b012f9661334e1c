import { type MarkdownBlock, plainText } from './tree.ts';

export type Table = MarkdownBlock & { kind: 'table' };

/** Characters from which a cell is a sentence and no figure or name. */
const SENTENCE = 36;

/**
 * Columns of words become paragraphs on a phone, and so does a table with sentences in it, which would be cut at the
 * edge; columns of figures are there to be compared and stay a table.
 */
export function readsAsProse({ align, head, rows }: Table): boolean {
  if (head.length <= 2) return false;
  if (align.every((side) => side === 'left')) return true;
  return rows.some((row) => row.some((cell, at) => at > 0 && plainText(cell).length >= SENTENCE));
}
