/** A pattern that finds whatever one of these finds, in whatever case. */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'i');
}

/** A pattern that finds any of these terms as whole words, in whatever case; at least one term. */
export function wholeWords(terms: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${terms.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`, flags);
}
