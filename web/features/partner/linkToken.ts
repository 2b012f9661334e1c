/** The token behind the "#" of a private link; null when there is none. It stays there, so that a reload works. */
export function tokenOfHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}
