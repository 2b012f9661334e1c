import type { MouseEvent, ReactNode } from 'react';

/** Moves to the content without changing the address, whose hash may select it (a country, a result). */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/**
 * The frame of every page: a skip link, header, page and footer. The page is at least as high as the window, so that
 * the footer does not jump while content loads.
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
