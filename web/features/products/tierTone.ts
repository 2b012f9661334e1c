/**
 * Text colour of a tier by the colour its catalogue entry names: bronze is sold as `accent`, silver as `info`, gold
 * as `warning`; anything else is `primary`.
 */
export function tierTone(color: string): string {
  if (color === 'accent') return 'text-bronze';
  if (color === 'info') return 'text-silver';
  return color === 'warning' ? 'text-gold' : 'text-accent';
}
