/** Base for parsing addresses that have none; never shown, never visited. */
const HERE = 'https://here.invalid';

/**
 * Where a person goes after signing in: the `next` they came with when it is a path of this site, otherwise
 * `fallback`. Anything that a browser would read as another origin (`//evil.example`, `/\evil`, `https:…`) counts as
 * none, and so do the pages of signing in themselves.
 */
export function nextPath(next: string | null, fallback: string, avoid: readonly string[] = []): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return fallback;
  let url: URL;
  try {
    url = new URL(next, HERE);
  } catch {
    return fallback;
  }
  if (url.origin !== HERE || avoid.includes(url.pathname.replace(/\/$/, ''))) return fallback;
  // A path such as "/./\/evil" is only now in the form that a browser would follow.
  return url.pathname.startsWith('//') ? fallback : `${url.pathname}${url.search}${url.hash}`;
}

/** The address of the sign-in page (`page`) that leads back to `from`. */
export const signInFrom = (page: string, from: string): string => `${page}?next=${encodeURIComponent(from)}`;
