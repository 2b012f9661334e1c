import type { ListItem, MarkdownBlock } from './tree.ts';

const item = /^( {0,3})([-*+]|\d{1,9}[.)])( +|$)(.*)$/;
const box = /^\[([ xX])\][ \t]+/;

interface Item {
  readonly ordered: boolean;
  readonly number: number;
  /** Columns before its text, by which continuation lines are indented. */
  readonly indent: number;
  readonly text: string;
}

/** The list item that begins on a line, or null. */
export function itemAt(line: string): Item | null {
  const found = item.exec(line);
  if (!found) return null;
  const [, before = '', mark = '', gap = '', text = ''] = found;
  // "* * *" is a rule, and "*word*" has no space after its star.
  if (gap === '' && text !== '') return null;
  const ordered = /\d/.test(mark);
  return {
    ordered,
    number: ordered ? Number.parseInt(mark, 10) : 1,
    indent: before.length + mark.length + Math.max(1, Math.min(gap.length, 4)),
    text,
  };
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

function listItem(
  lines: readonly string[],
  parse: (lines: readonly string[]) => readonly MarkdownBlock[],
): ListItem {
  const [first = '', ...rest] = lines;
  const ticked = box.exec(first);
  return {
    checked: ticked ? ticked[1] !== ' ' : null,
    blocks: parse([ticked ? first.slice(ticked[0].length) : first, ...rest]),
  };
}

/** Parses the list that begins at `at`; the content of an item is indented below it. */
export function readList(
  lines: readonly string[],
  at: number,
  parse: (lines: readonly string[]) => readonly MarkdownBlock[],
): { readonly block: MarkdownBlock; readonly next: number } {
  const first = itemAt(lines[at]!)!;
  const items: ListItem[] = [];
  let next = at;
  while (next < lines.length) {
    const head = itemAt(lines[next]!);
    if (!head || head.ordered !== first.ordered) break;
    const own = [head.text];
    next++;
    while (next < lines.length) {
      const line = lines[next]!;
      if (line.trim() === '') {
        const following = lines.slice(next).find((one) => one.trim() !== '');
        if (following === undefined || indentOf(following) < head.indent) break;
        own.push('');
      } else if (indentOf(line) >= head.indent) own.push(line.slice(head.indent));
      else if (itemAt(line) === null && own.at(-1) !== '' && !/^\s*(#{1,6}\s|>|\||```)/.test(line))
        own.push(line);
      else break;
      next++;
    }
    items.push(listItem(own, parse));
    // A blank line between items does not end the list.
    const gap = next;
    while (next < lines.length && lines[next]!.trim() === '') next++;
    if (next < lines.length && itemAt(lines[next]!)?.ordered !== first.ordered) next = gap;
  }
  return { block: { kind: 'list', ordered: first.ordered, start: first.number, items }, next };
}
