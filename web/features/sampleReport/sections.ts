import { withoutFrontMatter } from '#markdown/withoutFrontMatter.ts';
import { parseInline } from '#markdown/parseInline.ts';
import { fenceLine, headingLine, parseMarkdown } from '#markdown/parseMarkdown.ts';
import { type MarkdownBlock, plainText, slug } from '#markdown/tree.ts';

export type SectionIconName = 'housing' | 'employment' | 'family' | 'cultural' | 'safety' | 'place' | 'page';

interface Headed {
  readonly id: string;
  readonly title: string;
  readonly icon: SectionIconName;
}

export interface SampleSection extends Headed {
  /** Markdown below the heading. */
  readonly text: string;
}

export interface SamplePart extends Headed {
  readonly blocks: readonly MarkdownBlock[];
}

export interface SampleDocument {
  readonly title: string;
  readonly sections: readonly SampleSection[];
}

const keywords: readonly [SectionIconName, RegExp][] = [
  ['housing', /housing|\bhomes?\b|rent/],
  ['employment', /employment|career|\bwork\b|\bjobs?\b/],
  ['family', /family|education|child|school/],
  ['cultural', /cultur|lifestyle|communit/],
  ['safety', /safety|safe\b|health|ruled out|disclaimer/],
  ['place', /of 100/],
];

/** The icon of a heading, by the first matching keyword. */
export function iconFor(title: string): SectionIconName {
  const words = title.toLowerCase();
  return keywords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'page';
}

/**
 * The embedded report: without front matter, with the first first-level heading as title, and a section for each
 * second-level heading. Text before the first section is dropped. `partsOf` parses the text section by section, so
 * that a phone is not blocked by all of it at once.
 */
export function parseSample(markdown: string): SampleDocument {
  let title = '';
  let fence: string | null = null;
  const sections: { title: string; lines: string[] }[] = [];
  for (const line of withoutFrontMatter(markdown).split(/\r\n?|\n/)) {
    if (fence !== null) fence = line.trim().startsWith(fence) ? null : fence;
    else fence = fenceLine.exec(line)?.[1] ?? null;
    const [, marks = '', words = ''] = (fence === null ? headingLine.exec(line) : null) ?? [];
    if (marks.length === 1 && title === '') title = plainText(parseInline(words));
    else if (marks.length === 2) sections.push({ title: plainText(parseInline(words)), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return {
    title,
    sections: sections.map((section) => ({
      id: slug(section.title),
      title: section.title,
      icon: iconFor(section.title),
      text: section.lines.join('\n'),
    })),
  };
}

/** The third-level parts of a section, and the text before the first of them. */
export function partsOf(section: SampleSection): {
  readonly lead: readonly MarkdownBlock[];
  readonly parts: readonly SamplePart[];
} {
  const lead: MarkdownBlock[] = [];
  const parts: (Headed & { blocks: MarkdownBlock[] })[] = [];
  for (const block of parseMarkdown(section.text)) {
    if (block.kind === 'heading' && block.level === 3) {
      const title = plainText(block.children);
      // Every place has a part called "Housing", so its anchor includes the section.
      parts.push({ id: `${section.id}-${slug(title)}`, title, icon: iconFor(title), blocks: [] });
    } else (parts.at(-1)?.blocks ?? lead).push(block);
  }
  return { lead, parts };
}

/** The text of a paragraph that is entirely emphasised; empty for any other block. */
export function emphasised(block: MarkdownBlock): string {
  const [only, ...more] = block.kind === 'paragraph' ? block.children : [];
  return only?.kind === 'emphasis' && more.length === 0 ? plainText(only.children) : '';
}
