import { flow } from './flow.ts';
import { Blocks } from './Markdown.tsx';
import type { MarkdownBlock } from './tree.ts';

/** Splits blocks at second-level headings. */
function chaptersOf(blocks: readonly MarkdownBlock[]): readonly (readonly MarkdownBlock[])[] {
  const chapters: MarkdownBlock[][] = [];
  for (const block of blocks) {
    const opens = block.kind === 'heading' && block.level === 2;
    if (opens || chapters.length === 0) chapters.push([]);
    chapters.at(-1)?.push(block);
  }
  return chapters;
}

/** A text of many screens, whose parts after the first are laid out late. `list` names where its ticks are stored. */
export function LongText({ blocks, list }: { blocks: readonly MarkdownBlock[]; list: string }) {
  return (
    <div className="max-w-text space-y-12">
      {chaptersOf(blocks).map((chapter, at) => (
        <div key={at} className={`${at > 0 ? 'paint-late ' : ''}${flow}`}>
          <Blocks blocks={chapter} list={list} />
        </div>
      ))}
    </div>
  );
}
