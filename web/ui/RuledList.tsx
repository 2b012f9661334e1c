import type { ReactNode } from 'react';

export interface RuledItem {
  readonly title: string;
  readonly text: ReactNode;
}

/** Titled paragraphs between hairlines, numbered when their order matters. */
export function RuledList({ items, numbered = false }: { items: readonly RuledItem[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="border-t border-line">
      {items.map(({ title, text }, at) => (
        <li key={title} className="grid gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-[3fr_5fr]">
          <h3 className="flex gap-3 text-lg leading-snug">
            {numbered && <span className="figures w-5 shrink-0 text-ink-soft">{at + 1}</span>}
            {title}
          </h3>
          <div className="text-ink-soft">{text}</div>
        </li>
      ))}
    </List>
  );
}
