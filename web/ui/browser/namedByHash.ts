/** The decoded hash of an address; an invalid encoding ("#100%") is taken literally. */
export function namedByHash(hash: string): string {
  const name = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
