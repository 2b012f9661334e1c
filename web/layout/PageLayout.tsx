import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Toasts } from '#ui/notices/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageComing } from './transition/PageComing.tsx';
import { layOutPartByPart, layOutWhole } from './scrolling/paintLate.ts';
import { PromoBanner } from './promotion/PromoBanner.tsx';
import { Sheet } from './Sheet.tsx';
import { useArrival } from './transition/useArrival.ts';

/** Banner, bar, page, footer and toasts. */
export function PageLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const arrived = useArrival();
  useEffect(() => void layOutPartByPart(), []);
  // Only a visit's first page is optimised for speed; later ones are laid out before they are scrolled into place.
  useLayoutEffect(() => {
    if (pathname !== opened) layOutWhole();
  }, [pathname, opened]);
  const above = (
    <>
      <PageComing />
      <PromoBanner />
      <Header />
    </>
  );
  const below = (
    <>
      <Footer />
      <Toasts />
      <p className="sr-only" aria-live="polite">
        {arrived}
      </p>
    </>
  );
  return (
    <Sheet above={above} below={below}>
      {children}
    </Sheet>
  );
}
