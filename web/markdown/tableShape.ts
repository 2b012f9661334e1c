import { type MarkdownBlock, plainText } from './tree.ts';

export type Table = MarkdownBlock & { kind: 'table' };

/** From this length on, a cell is a sentence rather than a figure or name. */
const SENTENCE = 36;

/**
 * Tables of text become paragraphs on a phone, where sentences would be cut off; tables of figures stay tables, since
 * they are for comparison.
 */
export function readsAsProse({ align, head, rows }: Table): boolean {
  if (head.length <= 2) return false;
  if (align.every((side) => side === 'left')) return true;
  return rows.some((row) => row.some((cell, at) => at > 0 && plainText(cell).length >= SENTENCE));
}
