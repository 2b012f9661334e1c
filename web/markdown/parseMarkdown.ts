import { itemAt, readList } from './parseList.ts';
import { parseInline } from './parseInline.ts';
import { isTableAt, readTable } from './parseTable.ts';
import type { MarkdownBlock } from './tree.ts';

/** A heading's line: its marks and its text. */
export const headingLine = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
/** The line that opens a code block, and the mark that closes it. */
export const fenceLine = /^ {0,3}(```+|~~~+)/;
const quote = /^ {0,3}> ?/;

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** Whether a line begins something that ends the preceding paragraph. */
function interrupts(lines: readonly string[], at: number): boolean {
  const line = lines[at]!;
  return (
    headingLine.test(line) ||
    rule.test(line) ||
    fenceLine.test(line) ||
    quote.test(line) ||
    itemAt(line) !== null ||
    isTableAt(lines, at)
  );
}

interface Read {
  readonly block: MarkdownBlock;
  readonly next: number;
}

function readFence(lines: readonly string[], at: number, mark: string): Read {
  const inside = lines.slice(at + 1);
  const close = inside.findIndex((line) => line.trim().startsWith(mark));
  const length = close < 0 ? inside.length : close;
  return {
    block: { kind: 'code', text: inside.slice(0, length).join('\n') },
    next: at + 1 + length + (close < 0 ? 0 : 1),
  };
}

function readQuote(lines: readonly string[], at: number): Read {
  let next = at;
  while (next < lines.length && quote.test(lines[next]!)) next++;
  const inside = lines.slice(at, next).map((line) => line.replace(quote, ''));
  return { block: { kind: 'quote', blocks: parseLines(inside) }, next };
}

function readParagraph(lines: readonly string[], at: number): Read {
  let next = at + 1;
  while (next < lines.length && !isBlank(lines[next]) && !interrupts(lines, next)) next++;
  const text = lines
    .slice(at, next)
    .map((line) => line.replace(/^\s+/, '').replace(/ {2,}$/, '\\'))
    .join('\n')
    .replace(/[\\\s]+$/, '');
  return { block: { kind: 'paragraph', children: parseInline(text) }, next };
}

function readBlock(lines: readonly string[], at: number): Read {
  const line = lines[at]!;
  const title = headingLine.exec(line);
  if (title) {
    const block = { kind: 'heading', level: title[1]!.length, children: parseInline(title[2]!) } as const;
    return { block, next: at + 1 };
  }
  if (rule.test(line)) return { block: { kind: 'rule' }, next: at + 1 };
  const fenced = fenceLine.exec(line);
  if (fenced) return readFence(lines, at, fenced[1]!);
  if (quote.test(line)) return readQuote(lines, at);
  if (itemAt(line)) return readList(lines, at, parseLines);
  if (isTableAt(lines, at)) return readTable(lines, at);
  return readParagraph(lines, at);
}

function parseLines(lines: readonly string[]): readonly MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at])) at++;
    else {
      const { block, next } = readBlock(lines, at);
      blocks.push(block);
      at = next;
    }
  }
  return blocks;
}

/**
 * Parses the subset of markdown that our texts use: headings, paragraphs, lists with and without checkboxes, quotes,
 * tables, code, rules, emphasis and links. Anything else, including HTML, stays text.
 */
export function parseMarkdown(text: string): readonly MarkdownBlock[] {
  return parseLines(text.replace(/^\ufeff/, '').split(/\r\n?|\n/));
}
