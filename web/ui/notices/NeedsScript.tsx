import { identity } from '#content/identity.ts';

/** Shown in a browser without scripts in place of what a script would render. */
export function NeedsScript({ page = 'This page works' }: { page?: string }) {
  return (
    <noscript>
      <p className="max-w-text">
        {page} with JavaScript, which your browser has switched off. If you cannot switch it on, write to{' '}
        <a href={`mailto:${identity.email}`}>{identity.email}</a>.
      </p>
    </noscript>
  );
}
