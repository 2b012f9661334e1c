const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const SESSION = 'session_id={CHECKOUT_SESSION_ID}';

function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}

/**
 * Whether a return address is ours: the public origin, or any loopback name on the port we serve on (so that
 * `localhost` and `127.0.0.1` both work on a developer's machine).
 */
function isOwnOrigin(candidate: URL, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  if (candidate.origin === own.origin) return true;
  return (
    LOOPBACK.has(own.hostname) &&
    LOOPBACK.has(candidate.hostname) &&
    portOf(own) === portOf(candidate) &&
    candidate.protocol === own.protocol
  );
}

/** Parses a return address; null when it is no http(s) URL of our own origin. */
export function readReturnUrl(text: string, publicUrl: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  return isOwnOrigin(url, publicUrl) ? url : null;
}

/** The return address with the provider's session placeholder appended, its braces unencoded as the provider needs. */
export function withSessionPlaceholder(url: URL): string {
  const bare = new URL(url);
  bare.searchParams.delete('session_id');
  bare.hash = '';
  return `${bare.href}${bare.search ? '&' : '?'}${SESSION}`;
}
