import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Toasts } from '#ui/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { layOutPartByPart, layOutWhole } from './paintLate.ts';
import { PromoBanner } from './PromoBanner.tsx';

/** Skip link, banner, bar, page, footer and toasts: the sheet every page lies on. */
export function PageLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  useEffect(() => void layOutPartByPart(), []);
  // Only the first page of a visit is in a hurry; later ones are laid out before they are scrolled to their place.
  useLayoutEffect(() => {
    if (pathname !== opened) layOutWhole();
  }, [pathname, opened]);
  return (
    <div data-page className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-40 rounded-small bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <PromoBanner />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <Footer />
      <Toasts />
    </div>
  );
}
