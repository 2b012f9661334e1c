import { type MarkdownBlock, plainText, slug } from '#markdown/tree.ts';
import { ChevronDown } from '#ui/icons.tsx';

/** The parts of a guide as links: beside the text where there is room, collapsed above it on a phone. */
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
      <details className="group rounded-card border border-line px-4 lg:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-[530] [&::-webkit-details-marker]:hidden">
          In this guide
          <ChevronDown className="shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="pb-3">{links}</div>
      </details>
      <div className="sticky top-[calc(var(--bar)+2rem)] hidden border-l border-line pl-5 lg:block">
        <p className="eyebrow mb-3">In this guide</p>
        {links}
      </div>
    </nav>
  );
}
