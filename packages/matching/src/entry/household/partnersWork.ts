import type { Atlas } from '@global-fit/atlas/atlas';
import type { PartnersWork } from '@global-fit/atlas/law/partnersWork';
import type { Way } from '../way.ts';

/**
 * Whether the partner of a permit holder may work, where the way in is such a permit; null for other ways, where the
 * partner is the applicant, and where there is no record.
 */
export function partnersWorkOn(atlas: Atlas, way: Way | undefined): PartnersWork | null {
  if (!way || !('route' in way) || way.byPartner) return null;
  const law = atlas.partnersWork(way.route.id);
  return law?.from.shown ? law : null;
}
