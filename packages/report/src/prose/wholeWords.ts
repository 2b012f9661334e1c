/** A case-insensitive pattern of these terms as whole words; needs at least one term. */
export function wholeWords(terms: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${terms.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`, flags);
}
