/** Base for parsing relative addresses; never shown or visited. */
const HERE = 'https://here.invalid';

/**
 * Where to go after signing in: to `next` where it is a path of this site, else to `fallback`. Anything a browser
 * would read as another origin (`//evil.example`, `/\evil`, `https:…`) is ignored, and so are the sign-in pages
 * themselves.
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
  // Only after parsing does a path such as "/./\/evil" have the form that a browser would follow.
  return url.pathname.startsWith('//') ? fallback : `${url.pathname}${url.search}${url.hash}`;
}

/** The address of the sign-in page (`page`) that returns to `from`. */
export const signInFrom = (page: string, from: string): string => `${page}?next=${encodeURIComponent(from)}`;
