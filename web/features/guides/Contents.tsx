import { type MarkdownBlock, plainText, slug } from '#markdown/tree.ts';

/** The parts of a guide as links: beside the text where there is room, folded above it on a phone. */
export function Contents({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  const parts = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [plainText(block.children)] : [],
  );
  if (parts.length < 3) return null;
  const links = (
    <ol className="space-y-1 text-sm">
      {parts.map((part) => (
        <li key={part}>
          <a
            href={`#${slug(part)}`}
            className="block rounded-small py-1.5 text-ink-soft no-underline hover:text-accent hover:underline hover:underline-offset-4"
          >
            {part}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="In this guide" className="no-print">
      <details className="rounded-card border border-line px-4 lg:hidden">
        <summary className="flex min-h-11 items-center font-[530]">In this guide</summary>
        <div className="pb-3">{links}</div>
      </details>
      <div className="sticky top-[calc(var(--bar)+2rem)] hidden border-l border-line pl-5 lg:block">
        <p className="eyebrow mb-3">In this guide</p>
        {links}
      </div>
    </nav>
  );
}
