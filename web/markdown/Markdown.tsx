import { TickBox } from '#ticks/TickBox.tsx';
import { Inlines } from './Inlines.tsx';
import { MarkdownTable } from './MarkdownTable.tsx';
import { type ListItem, type MarkdownBlock, plainText, slug } from './tree.ts';

const headings = { 1: 'text-3xl', 2: 'text-2xl', 3: 'text-xl', 4: 'text-lg' } as const;

type Level = keyof typeof headings;

function Heading({ block }: { block: MarkdownBlock & { kind: 'heading' } }) {
  const level = Math.min(4, block.level) as Level;
  const Tag = `h${level}` as const;
  return (
    <Tag id={slug(plainText(block.children))} className={headings[level]}>
      <Inlines of={block.children} />
    </Tag>
  );
}

function textOf(item: ListItem): string {
  const [first] = item.blocks;
  return first?.kind === 'paragraph' ? plainText(first.children) : '';
}

/** The content of a list item: bare text where it is a single paragraph. */
function ItemBlocks({ blocks, list }: { blocks: readonly MarkdownBlock[]; list: string }) {
  const [first, ...more] = blocks;
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} list={list} />;
  return (
    <>
      <Inlines of={first.children} />
      {more.length > 0 && (
        <div className="mt-2 space-y-2">
          <Blocks blocks={more} list={list} />
        </div>
      )}
    </>
  );
}

function List({ block, list }: { block: MarkdownBlock & { kind: 'list' }; list: string }) {
  const Tag = block.ordered ? 'ol' : 'ul';
  const boxes = block.items.some(({ checked }) => checked !== null);
  const marks = boxes
    ? 'list-none'
    : `${block.ordered ? 'list-decimal' : 'list-disc'} pl-6 marker:text-ink-soft`;
  return (
    <Tag
      start={block.ordered && block.start !== 1 ? block.start : undefined}
      className={`space-y-2 ${marks}`}
    >
      {block.items.map((item, at) => (
        <li key={at}>
          {item.checked === null ? (
            <ItemBlocks blocks={item.blocks} list={list} />
          ) : (
            <TickBox list={list} id={slug(textOf(item))}>
              <ItemBlocks blocks={item.blocks} list={list} />
            </TickBox>
          )}
        </li>
      ))}
    </Tag>
  );
}

function Block({ block, list }: { block: MarkdownBlock; list: string }) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />;
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      );
    case 'list':
      return <List block={block} list={list} />;
    case 'quote':
      return (
        <blockquote className="space-y-3 border-l-4 border-accent bg-accent-wash px-4 py-3">
          <Blocks blocks={block.blocks} list={list} />
        </blockquote>
      );
    case 'table':
      return <MarkdownTable block={block} />;
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-small bg-inset p-4 text-sm">
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr className="border-line" />;
  }
}

/** Renders parsed markdown. `list` names where ticks of its checkboxes are stored. */
export function Blocks({ blocks, list }: { blocks: readonly MarkdownBlock[]; list: string }) {
  return blocks.map((block, at) => <Block key={at} block={block} list={list} />);
}
