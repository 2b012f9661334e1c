import { withoutFrontMatter } from '#markdown/document.ts';
import { parseMarkdown } from '#markdown/parseMarkdown.ts';
import { type MarkdownBlock, plainText, slug } from '#markdown/tree.ts';

export type SectionIconName = 'housing' | 'employment' | 'family' | 'cultural' | 'safety' | 'place' | 'page';

export interface SampleSection {
  readonly id: string;
  readonly title: string;
  readonly icon: SectionIconName;
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

/** The icon of a heading, by the first of its keywords. */
export function iconFor(title: string): SectionIconName {
  const words = title.toLowerCase();
  return keywords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'page';
}

/**
 * The embedded report: front matter removed, the first first-level heading as title, and a section for each
 * second-level heading. What stands before the first section is not shown.
 */
export function parseSample(markdown: string): SampleDocument {
  let title = '';
  const sections: { title: string; blocks: MarkdownBlock[] }[] = [];
  for (const block of parseMarkdown(withoutFrontMatter(markdown))) {
    if (block.kind === 'heading' && block.level === 1 && title === '') title = plainText(block.children);
    else if (block.kind === 'heading' && block.level === 2)
      sections.push({ title: plainText(block.children), blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return {
    title,
    sections: sections.map((section) => ({
      ...section,
      id: slug(section.title),
      icon: iconFor(section.title),
    })),
  };
}

/** A section's third-level parts, and what stands before the first of them. */
export function partsOf(section: SampleSection): {
  readonly lead: readonly MarkdownBlock[];
  readonly parts: readonly SampleSection[];
} {
  const lead: MarkdownBlock[] = [];
  const parts: { id: string; title: string; icon: SectionIconName; blocks: MarkdownBlock[] }[] = [];
  for (const block of section.blocks) {
    if (block.kind === 'heading' && block.level === 3) {
      const title = plainText(block.children);
      // Every place has a part called "Housing": an anchor needs its section too.
      parts.push({ id: `${section.id}-${slug(title)}`, title, icon: iconFor(title), blocks: [] });
    } else (parts.at(-1)?.blocks ?? lead).push(block);
  }
  return { lead, parts };
}
