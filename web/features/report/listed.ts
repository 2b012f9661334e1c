/** Joins questions and their short names: after a question mark by a space, otherwise by a semicolon. */
export const listed = (texts: readonly string[]): string =>
  texts.map((text, at) => (at === texts.length - 1 || text.endsWith('?') ? text : `${text};`)).join(' ');
