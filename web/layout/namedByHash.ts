/** What the hash of an address names, decoded; a hash that is wrongly encoded ("#100%") is taken as it stands. */
export function namedByHash(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
