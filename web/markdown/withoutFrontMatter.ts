/** A text without the front matter between its first two lines of three dashes. */
export function withoutFrontMatter(text: string): string {
  return text
    .replace(/^\ufeff?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/, '')
    .replace(/^\s*\n/, '');
}
