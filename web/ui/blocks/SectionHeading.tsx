import type { ReactNode } from 'react';

/** Title and introduction of a section, left-aligned. */
export function SectionHeading({
  title,
  id,
  children,
}: {
  title: ReactNode;
  id?: string;
  children?: ReactNode;
}) {
  return (
    <header className="max-w-text">
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      {children && <div className="mt-4 text-md text-ink-soft">{children}</div>}
    </header>
  );
}
