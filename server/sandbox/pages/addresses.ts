import type { Session } from '../wire.ts';

/** Path of a session's payment page on the public app. */
export function pagePath(session: Session): string {
  return session.ui_mode === 'embedded_page'
    ? `/sandbox/embedded/${session.client_secret ?? ''}`
    : `/sandbox/checkout/${session.id}`;
}

/** The session named by the address of an embedded page. */
export function sessionIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}

/** Where the customer goes once the session is complete; null to stay on the page. */
export function completionUrl(session: Session): string | null {
  if (session.ui_mode !== 'embedded_page') return withId(session.success_url, session);
  return session.redirect_on_completion === 'always' ? withId(session.return_url ?? null, session) : null;
}

function withId(url: string | null, session: Session): string | null {
  return url === null ? null : url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** The destination of Cancel. */
export function cancelUrl(session: Session): string | null {
  return withId(session.cancel_url, session);
}

/**
 * The pages' content security policy. It allows forms to lead to the shop's own addresses, because browsers apply
 * `form-action` to redirects too.
 */
export function securityPolicy(session: Session | null): string {
  const urls = session ? [session.success_url, session.cancel_url, session.return_url ?? null] : [];
  const origins = urls.flatMap((url) => (url === null ? [] : [URL.parse(withIdRemoved(url))?.origin ?? '']));
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    // For the icon of the tab.
    "img-src 'self'",
    `form-action 'self' ${[...new Set(origins)].join(' ')}`.trim(),
    "base-uri 'none'",
    `frame-ancestors ${session?.ui_mode === 'embedded_page' ? "'self'" : "'none'"}`,
  ].join('; ');
}

function withIdRemoved(url: string): string {
  return url.replaceAll('{CHECKOUT_SESSION_ID}', 'id');
}
