import type { ReactNode } from 'react';

/** A raised surface on the page. `framed` gives it the double border of a map. */
export function Card({
  children,
  framed = false,
  className = '',
}: {
  children: ReactNode;
  framed?: boolean;
  className?: string;
}) {
  const frame = framed ? 'neatline' : 'rounded-card border border-line';
  return <div className={`${frame} bg-sheet p-5 sm:p-7 ${className}`}>{children}</div>;
}
