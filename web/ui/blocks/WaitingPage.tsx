import type { ReactNode } from 'react';

/**
 * A page of which nothing can be shown yet. Whoever goes by headings finds its title all the same. As high as the
 * window, so that the footer does not jump when the rest has come.
 */
export function WaitingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="shell grid min-h-dvh place-items-center">
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  );
}
