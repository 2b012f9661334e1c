import { lazy, type ReactNode, Suspense } from 'react';
import { type LinksFunction, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { SessionProvider } from '#api/session.tsx';
import { identity } from '#content/identity.ts';
import { promoRoomScript } from '#layout/dismissedPromo.ts';
import { PageLayout } from '#layout/PageLayout.tsx';
import { wholeScript } from '#layout/paintLate.ts';
import { PayingDocument } from '#layout/PayingDocument.tsx';
import { PlainLayout } from '#layout/PlainLayout.tsx';
import { facesScript } from '#theme/faces.ts';
import { themeScript } from '#theme/theme.ts';
import { WaitingPage } from '#ui/blocks/WaitingPage.tsx';
import { Failure } from '#ui/notices/Failure.tsx';
import { NeedsScript } from '#ui/notices/NeedsScript.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import './styles/app.css';

/** Without a connection a page is as good without it. */
const Later = lazy(() => import('./later.tsx').catch(() => ({ default: (): ReactNode => null })));

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/**
 * What react-aria adds to a page with its first pressable part, under its own id so that it finds it there: a rule
 * that came later in a cascade layer of its own would have the whole page styled and laid out again.
 */
const pressableStyle = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/** Until a private page has come: prerendered ones and their routes say their own. */
export const meta = () => [{ title: identity.name }];

/** The document around every page, prerendered ones and the fallback for private ones alike. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: promoRoomScript }} />
        <script dangerouslySetInnerHTML={{ __html: facesScript }} />
        <script dangerouslySetInnerHTML={{ __html: wholeScript }} />
        <Meta />
        <Links />
        <style id="react-aria-pressable-style" dangerouslySetInnerHTML={{ __html: pressableStyle }} />
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
    <SessionProvider>
      <PageLayout>
        <Outlet />
      </PageLayout>
      <PayingDocument />
      <Suspense fallback={null}>
        <Later />
      </Suspense>
    </SessionProvider>
  );
}

export function HydrateFallback() {
  return (
    <PageLayout>
      <WaitingPage title={identity.name}>
        <NeedsScript />
        <div className="needs-script">
          <Spinner label="Loading the page" />
        </div>
      </WaitingPage>
    </PageLayout>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PlainLayout>
      <Failure error={error} />
    </PlainLayout>
  );
}
