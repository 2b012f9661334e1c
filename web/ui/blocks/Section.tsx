import type { ReactNode } from 'react';

/** A band of a page with its own anchor; a person who chose it from the menu continues from here. */
export function Section({
  id,
  labelledBy,
  ground = 'paper',
  children,
}: {
  id?: string;
  labelledBy: string;
  ground?: 'paper' | 'inset';
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={labelledBy}
      className={`paint-late py-16 md:py-24 ${ground === 'inset' ? 'border-y border-line bg-inset' : ''}`}
    >
      <div className="shell">{children}</div>
    </section>
  );
}
