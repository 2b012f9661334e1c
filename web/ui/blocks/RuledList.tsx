import type { ReactNode } from 'react';

export interface RuledItem {
  readonly title: string;
  readonly text: ReactNode;
}

/** Titled paragraphs between hairlines. */
export function RuledList({ items }: { items: readonly RuledItem[] }) {
  return (
    <ul className="border-t border-line">
      {items.map(({ title, text }) => (
        <li key={title} className="grid gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-[3fr_5fr]">
          <h3 className="text-lg leading-snug">{title}</h3>
          <div className="text-ink-soft">{text}</div>
        </li>
      ))}
    </ul>
  );
}
