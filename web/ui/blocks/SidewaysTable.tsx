import type { ReactNode } from 'react';

/** Holds a table wider than a narrow page, which scrolls horizontally, by keyboard too. */
export function SidewaysTable({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // Positioned, so that texts for screen readers alone, which are out of the flow, are clipped with the rest.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the keyboard
    <div className={`relative overflow-x-auto ${className}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
