import type { Atlas } from '@global-fit/atlas/atlas';
import type { PartnersWork } from '@global-fit/atlas/law/partnersWork';
import type { Way } from '../way.ts';

/**
 * What the permit that is the way in lets the partner of its holder do there; null where it is another way, the permit
 * is the partner's own, or no record tells.
 */
export function partnersWorkOn(atlas: Atlas, way: Way | undefined): PartnersWork | null {
  if (!way || !('route' in way) || way.byPartner) return null;
  const law = atlas.partnersWork(way.route.id);
  return law?.from.shown ? law : null;
}
