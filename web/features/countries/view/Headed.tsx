import { createElement, type ReactNode } from 'react';

/** A part of a country page with its heading: level 2 on a page of its own, 3 in the guide. */
export function Headed({
  id,
  title,
  level,
  lead,
  children,
}: {
  id: string;
  title: string;
  level: 2 | 3;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="paint-late border-t border-line py-10 md:py-12">
      {createElement(`h${level}`, { id, className: 'text-xl md:text-2xl' }, title)}
      {lead && <p className="mt-2 max-w-text text-ink-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** The sources of figures, below them. */
export function SourceLine({ children }: { children: ReactNode }) {
  return <p className="mt-4 max-w-text text-sm text-ink-soft">{children}</p>;
}
