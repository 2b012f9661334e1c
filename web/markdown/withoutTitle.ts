/**
 * Removes the first line, with the blank lines after it, where it is a first-level heading equal to the title,
 * ignoring case: the page shows the title itself.
 */
export function withoutTitle(text: string, title: string): string {
  const [first = '', ...rest] = text.split(/\r\n?|\n/);
  const heading = /^#[ \t]+(.*?)[ \t]*$/.exec(first)?.[1];
  if (heading === undefined || heading.toLowerCase() !== title.trim().toLowerCase()) return text;
  const start = rest.findIndex((line) => line.trim() !== '');
  return start < 0 ? '' : rest.slice(start).join('\n');
}
