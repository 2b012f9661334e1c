import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type LinksFunction, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { SessionProvider } from '#api/session.tsx';
import { identity } from '#content/identity.ts';
import { promoRoomScript } from '#layout/promotion/dismissedPromo.ts';
import { PageLayout } from '#layout/PageLayout.tsx';
import { wholeScript } from '#layout/scrolling/paintLate.ts';
import { PayingDocument } from '#layout/transition/PayingDocument.tsx';
import { PlainLayout } from '#layout/PlainLayout.tsx';
import { facesScript } from '#theme/faces.ts';
import { themeScript } from '#theme/theme.ts';
import { WaitingPage } from '#ui/blocks/WaitingPage.tsx';
import { earlyPressScript, pressEarly } from '#ui/browser/earlyPress.ts';
import { languageScript } from '#ui/browser/language.ts';
import { Failure } from '#ui/notices/Failure.tsx';
import { FallbackWithoutScript } from '#ui/notices/NeedsScript.tsx';
import { Spinner } from '#ui/notices/Spinner.tsx';
import './styles/app.css';

/** Without a connection, the page works as well without it. */
const Later = lazy(() => import('./later.tsx').catch(() => ({ default: (): ReactNode => null })));

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/**
 * react-aria adds this style sheet with its first pressable element. With the expected id it finds this one instead;
 * adding a cascade layer later would restyle and relayout the whole page.
 */
const pressableStyle = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/**
 * iPhones make links of figures that look like telephone numbers, of dates and of addresses. In a prerendered page
 * that happens before React takes it over, which then finds other elements than it rendered and starts anew.
 */
const asWritten = 'telephone=no,date=no,address=no,email=no';

/** Until a private page has loaded; prerendered pages and their routes have their own. */
export const meta = () => [{ title: identity.name }];

/** The document around every page, prerendered ones and the fallback for private ones. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content={asWritten} />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: promoRoomScript }} />
        <script dangerouslySetInnerHTML={{ __html: facesScript }} />
        <script dangerouslySetInnerHTML={{ __html: wholeScript }} />
        <script dangerouslySetInnerHTML={{ __html: `${languageScript};${earlyPressScript}` }} />
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
  useEffect(pressEarly, []);
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
        <FallbackWithoutScript />
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
