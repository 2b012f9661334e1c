import type { MouseEvent, ReactNode } from 'react';

/** Goes to the content and leaves the address as it is: its hash may say which content (a country, a result). */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/**
 * The sheet every page lies on: a skip link, what stands above and below, and the page between. The page is at least
 * as high as the window, so that what stands below does not jump while a page, or the next one, is on its way.
 */
export function Sheet({
  above,
  below,
  children,
}: {
  above: ReactNode;
  below: ReactNode;
  children: ReactNode;
}) {
  return (
    <div data-page className="flex min-h-dvh flex-col">
      <a
        href="#main"
        onClick={skip}
        className="sr-only z-40 rounded-small bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {above}
      <main id="main" tabIndex={-1} className="min-h-svh flex-1 focus:outline-none">
        {children}
      </main>
      {below}
    </div>
  );
}
