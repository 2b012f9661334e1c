import { createElement } from 'react';
import { Headed } from './Headed.tsx';
import { Linked } from './Linked.tsx';

/** Titled paragraphs in two columns. */
export function Words({
  id,
  title,
  level,
  paragraphs,
}: {
  id: string;
  title: string;
  level: 2 | 3;
  paragraphs: Readonly<Record<string, string>>;
}) {
  const entries = Object.entries(paragraphs);
  if (entries.length === 0) return null;
  return (
    <Headed id={id} title={title} level={level}>
      <div className="gap-x-14 md:columns-2">
        {entries.map(([heading, text]) => (
          <div key={heading} className="mb-7 break-inside-avoid">
            {createElement(`h${level + 1}`, { className: 'font-serif text-lg font-[480]' }, heading)}
            <p className="mt-1.5 text-ink-soft">
              <Linked text={text} />
            </p>
          </div>
        ))}
      </div>
    </Headed>
  );
}
