/** The weight of a media type, 0 to 1, by the entry of `Accept` that names it; 0 where none does. */
function weight(accept: string, type: string): number {
  for (const entry of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return 0;
}

/** Whether the sender of this `Accept` prefers HTML to JSON, as browsers do. */
export function prefersPage(accept = ''): boolean {
  const page = weight(accept, 'text/html');
  return page > 0 && page >= weight(accept, 'application/json');
}
