/** Questions and their short names in one line: a question mark parts what follows, a semicolon the rest. */
export const listed = (texts: readonly string[]): string =>
  texts.map((text, at) => (at === texts.length - 1 || text.endsWith('?') ? text : `${text};`)).join(' ');
