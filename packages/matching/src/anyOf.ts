/** A pattern that finds whatever one of these finds, in whatever case: a long list of words, set out line by line. */
export const anyOf = (patterns: readonly RegExp[], flags = 'i'): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);
