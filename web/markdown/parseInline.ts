import { safeHref } from './safeHref.ts';
import type { Inline } from './tree.ts';

interface Found {
  readonly node: Inline | readonly Inline[];
  /** Index after it. */
  readonly end: number;
}

const escapable = /[!-/:-@[-`{-~]/;

/** Index of `mark` from `from` on, skipping escaped characters; -1 where it never closes. */
function closing(text: string, mark: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text.startsWith(mark, at)) return at;
  }
  return -1;
}

function codeAt(text: string, at: number): Found | null {
  const fence = /^`+/.exec(text.slice(at))?.[0] ?? '';
  const end = text.indexOf(fence, at + fence.length);
  if (end < 0) return null;
  return { node: { kind: 'code', text: text.slice(at + fence.length, end).trim() }, end: end + fence.length };
}

const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);

function emphasisAt(text: string, at: number): Found | null {
  const sign = text[at]!;
  const mark = text[at + 1] === sign ? sign + sign : sign;
  const from = at + mark.length;
  // An underscore inside a word is part of it: snake_case, file names.
  if (sign === '_' && isWord(text[at - 1])) return null;
  if (from >= text.length || /\s/.test(text[from]!)) return null;
  for (let end = closing(text, mark, from + 1); end > 0; end = closing(text, mark, end + 1)) {
    const longer = mark.length === 1 && text[end + 1] === sign;
    if (longer) end++;
    else if (!/\s/.test(text[end - 1]!) && !(sign === '_' && isWord(text[end + mark.length]))) {
      const kind = mark.length === 2 ? 'strong' : 'emphasis';
      return { node: { kind, children: parseInline(text.slice(from, end)) }, end: end + mark.length };
    }
  }
  return null;
}

function matchingBracket(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') depth++;
    else if (text[at] === ']' && --depth === 0) return at;
  }
  return -1;
}

/** A link with a forbidden scheme keeps its text and loses its address. */
function linkAt(text: string, at: number): Found | null {
  const close = matchingBracket(text, at);
  if (close < 0) return null;
  const target = /^\(\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\([^\s()]*\))*))(?:\s+"[^"]*")?\s*\)/.exec(
    text.slice(close + 1),
  );
  if (!target) return null;
  const href = safeHref((target[1] ?? target[2] ?? '').replace(/\\(.)/g, '$1'));
  const children = parseInline(text.slice(at + 1, close));
  const end = close + 1 + target[0].length;
  return { node: href === null ? children : { kind: 'link', href, children }, end };
}

/** `<https://example.org>` and `<name@example.org>`. */
function autolinkAt(text: string, at: number): Found | null {
  const found = /^<(?:([a-z][a-z0-9+.-]*:[^\s<>]*)|([^\s<>@]+@[^\s<>@]+\.[^\s<>@]+))>/i.exec(text.slice(at));
  if (!found) return null;
  const words = (found[1] ?? found[2])!;
  const href = safeHref(found[1] ?? `mailto:${words}`);
  const node: Inline = { kind: 'text', text: words };
  return { node: href === null ? node : { kind: 'link', href, children: [node] }, end: at + found[0].length };
}

function foundAt(text: string, at: number): Found | null {
  switch (text[at]) {
    case '\\':
      if (text[at + 1] === '\n') return { node: { kind: 'break' }, end: at + 2 };
      if (!escapable.test(text[at + 1] ?? '')) return null;
      return { node: { kind: 'text', text: text[at + 1]! }, end: at + 2 };
    case '`':
      return codeAt(text, at);
    case '*':
    case '_':
      return emphasisAt(text, at);
    case '[':
      return linkAt(text, at);
    case '<':
      return autolinkAt(text, at);
    case '\n':
      return { node: { kind: 'text', text: ' ' }, end: at + 1 };
    default:
      return null;
  }
}

/** Merges neighbouring pieces of plain text. */
function joined(nodes: readonly Inline[]): Inline[] {
  const out: Inline[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      out[out.length - 1] = { kind: 'text', text: last.text + node.text };
    else out.push(node);
  }
  return out;
}

/** Parses the text of a paragraph, heading or cell. HTML in it is plain text. */
export function parseInline(text: string): readonly Inline[] {
  const nodes: Inline[] = [];
  let plain = 0;
  for (let at = 0; at < text.length; ) {
    const found = foundAt(text, at);
    if (!found) {
      at++;
      continue;
    }
    if (at > plain) nodes.push({ kind: 'text', text: text.slice(plain, at) });
    if (Array.isArray(found.node)) nodes.push(...(found.node as readonly Inline[]));
    else nodes.push(found.node as Inline);
    at = plain = found.end;
  }
  if (plain < text.length) nodes.push({ kind: 'text', text: text.slice(plain) });
  return joined(nodes);
}
