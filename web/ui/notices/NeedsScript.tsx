import { identity } from '#content/identity.ts';

const Address = () => (
  <a
    href={`mailto:${identity.email}`}
    className="text-accent underline decoration-1 underline-offset-[0.2em]"
  >
    {identity.email}
  </a>
);

/** Shown in a browser without scripts in place of what a script would render; left out of the scripts themselves. */
export function NeedsScript() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="max-w-text">
          This page works with JavaScript, which your browser has switched off. If you cannot switch it on,
          write to <Address />.
        </p>
      )}
    </noscript>
  );
}

/** The same on the fallback page. The server leaves the paragraph for the kind of address (site/readSite.ts). */
export function FallbackWithoutScript() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <>
          <p className="max-w-text" data-address="known">
            This page is filled in by JavaScript, which your browser has switched off. If you cannot switch it
            on, write to <Address />, and we will help you by e-mail.
          </p>
          <p className="max-w-text" data-address="unknown">
            There is no page at this address. It may be mistyped, or the page has moved; the menu above and
            the links below lead to all others.
          </p>
        </>
      )}
    </noscript>
  );
}
