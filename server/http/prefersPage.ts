/** How much a type is wanted, 0 to 1, by the entry of `Accept` that names it; 0 where none does. */
function weight(accept: string, type: string): number {
  for (const entry of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return 0;
}

/** Whether somebody who sends this `Accept` would rather see a page than read JSON: browsers name pages first. */
export function prefersPage(accept = ''): boolean {
  const page = weight(accept, 'text/html');
  return page > 0 && page >= weight(accept, 'application/json');
}
