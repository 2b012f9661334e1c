import type { ReactNode } from 'react';
import { stopIfScrolls } from '#ui/browser/stopIfScrolls.ts';

/** Holds a table that may be wider than its page; then it scrolls horizontally, by keyboard too. */
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
    <div
      ref={stopIfScrolls}
      className={`relative overflow-x-auto ${className}`}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}
