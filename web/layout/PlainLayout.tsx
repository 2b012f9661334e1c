import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { HomeMark } from './HomeMark.tsx';
import { Sheet } from './Sheet.tsx';

/** Around a page that broke: only what cannot break in turn, so no banner, no menus, no session and no toasts. */
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
