import type { ReactNode } from 'react';

/**
 * A page that has nothing to show yet, with its heading for screen readers. As high as the window, so that the footer
 * does not jump when the rest arrives.
 */
export function WaitingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="shell grid min-h-dvh place-items-center">
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  );
}
