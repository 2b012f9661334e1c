import sansUrl from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
import serifUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { type LinksFunction, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { SessionProvider } from '#api/session.tsx';
import { identity } from '#content/identity.ts';
import { eraseAfterSignOut } from '#features/drafts/progress.ts';
import { Analytics } from '#features/analytics/Analytics.tsx';
import { PageLayout } from '#layout/PageLayout.tsx';
import { themeScript } from '#theme/theme.ts';
import { Failure } from '#ui/Failure.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import './styles/app.css';

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
});

export const links: LinksFunction = () => [
  font(serifUrl),
  font(sansUrl),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** Until a private page has come: prerendered ones and their routes say their own. */
export const meta = () => [{ title: identity.name }];

/** The document around every page, prerendered ones and the fallback for private ones alike. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <SessionProvider onLogout={eraseAfterSignOut}>
      <PageLayout>
        <Outlet />
      </PageLayout>
      <Analytics />
    </SessionProvider>
  );
}

export function HydrateFallback() {
  return (
    <PageLayout>
      <div className="shell grid min-h-[60vh] place-items-center">
        <h1 className="sr-only">{identity.name}</h1>
        <Spinner label="Loading the page" />
      </div>
    </PageLayout>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SessionProvider>
      <PageLayout>
        <Failure error={error} />
      </PageLayout>
    </SessionProvider>
  );
}
