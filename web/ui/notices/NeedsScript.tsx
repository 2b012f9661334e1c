import { identity } from '#content/identity.ts';

/** Shown in a browser without scripts in place of what a script would render. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="max-w-text">
        This page works with JavaScript, which your browser has switched off. If you cannot switch it on,
        write to <a href={`mailto:${identity.email}`}>{identity.email}</a>.
      </p>
    </noscript>
  );
}
