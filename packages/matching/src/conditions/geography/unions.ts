import type { Iso3 } from '@global-fit/atlas/model';
import type { Membership } from '../readFrom.ts';

/** In the Economic Area beside the members of the Union. */
export const EEA_BESIDE_EU: ReadonlySet<Iso3> = new Set(['ISL', 'LIE', 'NOR']);

/** The indicator that tells who belongs to an area of states. */
export const MEMBER_INDICATOR: Readonly<Record<Membership, string>> = {
  eu: 'eu_member',
  eea: 'eu_member',
  schengen: 'schengen_member',
};
