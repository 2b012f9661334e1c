import type { Product } from './product.ts';

/** Text colour of a tier's mark, by the metal its name ends in. */
export function tierTint({ name }: Pick<Product, 'name'>): string {
  const metal = name.trim().split(' ').at(-1)?.toLowerCase();
  if (metal === 'bronze') return 'text-bronze';
  if (metal === 'silver') return 'text-silver';
  return metal === 'gold' ? 'text-gold' : 'text-accent';
}
