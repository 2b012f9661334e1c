import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Toasts } from '#ui/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { layOutPartByPart, layOutWhole } from './paintLate.ts';
import { PromoBanner } from './PromoBanner.tsx';
import { Sheet } from './Sheet.tsx';

/** Banner, bar, page, footer and toasts. */
export function PageLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  useEffect(() => void layOutPartByPart(), []);
  // Only the first page of a visit is in a hurry; later ones are laid out before they are scrolled to their place.
  useLayoutEffect(() => {
    if (pathname !== opened) layOutWhole();
  }, [pathname, opened]);
  const above = (
    <>
      <PromoBanner />
      <Header />
    </>
  );
  const below = (
    <>
      <Footer />
      <Toasts />
    </>
  );
  return (
    <Sheet above={above} below={below}>
      {children}
    </Sheet>
  );
}
