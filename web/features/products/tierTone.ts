/**
 * Text colour of a tier by the colour in its catalogue entry: bronze has `accent`, silver `info`, gold `warning`;
 * anything else is `primary`.
 */
export function tierTone(color: string): string {
  if (color === 'accent') return 'text-bronze';
  if (color === 'info') return 'text-silver';
  return color === 'warning' ? 'text-gold' : 'text-accent';
}
