import type { Block, ReportDocument, ReportSection } from '../model.ts';
import { capitalised } from '../prose/english.ts';
import { wholeWords } from '../prose/wholeWords.ts';
import { namesSomebody } from './withheld.ts';

const NAMELESS = 'Somebody';

/** The customer's words may contain their name: inside quotation marks each part of it becomes dots. */
function hushed(name: string): (text: string) => string {
  const parts = [name, ...name.split(/\s+/)].filter((part) => part.length > 1);
  if (parts.length === 0) return (text) => text;
  const pattern = wholeWords(parts, 'giu');
  return (text) => text.replace(/“[^”]*”/g, (quoted) => quoted.replace(pattern, '…'));
}

function deep<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((one) => deep(one, change)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one, change)])) as Value;
}

/**
 * A table of changed answers without the rows that are a name or address. Its rows follow the order of its answers.
 */
function withoutNameRows(block: Block): Block {
  if (block.kind !== 'table') return block;
  return { ...block, rows: block.rows.filter((_, i) => !namesSomebody(block.answers[i] ?? '')) };
}

/** The first passage of the summary starts with the name; elsewhere the report says "you". */
function summaryWithout(section: ReportSection, name: string): ReportSection {
  return {
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'paragraph' && name !== '' && block.text.startsWith(name)
        ? { ...block, text: `${NAMELESS}${block.text.slice(name.length)}` }
        : block,
    ),
  };
}

function withoutCaption(section: ReportSection): ReportSection {
  return {
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'table' && block.caption.startsWith('Places for ')
        ? { ...block, caption: 'Places' }
        : block,
    ),
  };
}

/** Replaces a name in a text, capitalised at the start of a sentence. */
function unnamed(text: string, { name, as }: { readonly name: string; readonly as: string }): string {
  return text.replace(wholeWords([name], 'gu'), (_, at: number) =>
    /(?:^|[.?!:]\s+)$/.test(text.slice(0, at)) ? capitalised(as) : as,
  );
}

const restsOnName = (value: object): boolean =>
  'answers' in value &&
  Array.isArray(value.answers) &&
  value.answers.some((id) => typeof id === 'string' && /^family-member-\d+-name$/.test(id));

/** The document without companions' names; each passage says who they are instead. */
export function withoutOthers(document: ReportDocument): ReportDocument {
  const { others = [], ...rest } = document;
  const change = (text: string): string => others.reduce(unnamed, text);
  const walk = <Value>(value: Value): Value => {
    if (Array.isArray(value)) return value.map((one) => walk(one)) as Value;
    if (value === null || typeof value !== 'object') return value;
    if (!restsOnName(value))
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)])) as Value;
    const {
      answers: _asked,
      facts: _known,
      figures: _sums,
      claims: _asserted,
      ...told
    } = value as Record<string, unknown>;
    return { ...value, ...deep(told, change) };
  };
  return others.length === 0 ? document : walk(rest);
}

/** Removes people's names: others' always, the customer's own unless it is to be shown. */
export function withoutName(document: ReportDocument, showName: boolean): ReportDocument {
  const name = document.customerName;
  const changed = document.whatChanged && {
    ...document.whatChanged,
    blocks: document.whatChanged.blocks.map(withoutNameRows),
  };
  if (showName) return { ...document, whatChanged: changed };
  const [, ...rest] = document.title.split(': ');
  return deep(
    {
      ...document,
      customerName: '',
      title: `A Global Fit Report${rest.length > 0 ? `: ${rest.join(': ')}` : ''}`,
      profileSummary: summaryWithout(document.profileSummary, name),
      atAGlance: withoutCaption(document.atAGlance),
      whatChanged: changed,
    },
    hushed(name),
  );
}
