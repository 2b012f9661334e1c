const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const SESSION = 'session_id={CHECKOUT_SESSION_ID}';

function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}

/**
 * Whether a return URL is ours: the public origin, or any loopback name with our port (so that both `localhost` and
 * `127.0.0.1` work for developers).
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

/** Parses a return URL; null unless it is an http(s) URL of our own origin. */
export function readReturnUrl(text: string, publicUrl: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  return isOwnOrigin(url, publicUrl) ? url : null;
}

/** The return URL with the provider's session placeholder appended, its braces unencoded as the provider requires. */
export function withSessionPlaceholder(url: URL): string {
  const bare = new URL(url);
  bare.searchParams.delete('session_id');
  bare.hash = '';
  return `${bare.href}${bare.search ? '&' : '?'}${SESSION}`;
}
