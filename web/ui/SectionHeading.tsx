import type { ReactNode } from 'react';

/** Eyebrow, title and lead of a page section, set on one left edge. */
export function SectionHeading({
  eyebrow,
  title,
  id,
  children,
}: {
  eyebrow?: string;
  title: ReactNode;
  id?: string;
  children?: ReactNode;
}) {
  return (
    <header className="max-w-text">
      {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      {children && <div className="mt-4 text-md text-ink-soft">{children}</div>}
    </header>
  );
}
