import type { ReactNode } from 'react';

/** A section of a page with its anchor, which takes the focus when chosen from the menu. */
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
