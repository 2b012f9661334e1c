import { parseInline } from './parseInline.ts';
import type { Inline, MarkdownBlock, Side } from './tree.ts';

const delimiter = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

function cells(line: string): readonly string[] {
  const inside = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** A table needs a header with as many cells as the row of dashes. */
export function isTableAt(lines: readonly string[], at: number): boolean {
  const [head, dashes] = [lines[at], lines[at + 1]];
  if (head === undefined || dashes === undefined || !head.includes('|') || !delimiter.test(dashes))
    return false;
  return cells(head).length === cells(dashes).length;
}

function sideOf(dashes: string): Side {
  if (!dashes.endsWith(':')) return 'left';
  return dashes.startsWith(':') ? 'center' : 'right';
}

/** Parses the table that begins at `at`. Short rows are filled and long ones cut to the width of the header. */
export function readTable(
  lines: readonly string[],
  at: number,
): { readonly block: MarkdownBlock; readonly next: number } {
  const head = cells(lines[at]!);
  const rows: (readonly (readonly Inline[])[])[] = [];
  let next = at + 2;
  for (; next < lines.length && lines[next]!.includes('|'); next++) {
    const row = cells(lines[next]!);
    rows.push(head.map((_, column) => parseInline(row[column] ?? '')));
  }
  const block = {
    kind: 'table',
    align: cells(lines[at + 1]!).map(sideOf),
    head: head.map(parseInline),
    rows,
  } as const;
  return { block, next };
}
