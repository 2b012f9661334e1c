import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { HomeMark } from './HomeMark.tsx';
import { Sheet } from './Sheet.tsx';

/** The layout around a page that failed: only what cannot fail itself, so no banner, menus, session or toasts. */
export function PlainLayout({ children }: { children: ReactNode }) {
  const bar = (
    <header className="no-print border-b border-line bg-paper">
      <div className="shell flex h-(--bar) items-center">
        <HomeMark />
      </div>
    </header>
  );
  return (
    <Sheet above={bar} below={<Footer />}>
      {children}
    </Sheet>
  );
}
