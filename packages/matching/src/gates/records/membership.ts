import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { Membership } from '../../conditions/readFrom.ts';

/** In the Economic Area beside the members of the Union. */
const EEA_BESIDE_EU: ReadonlySet<Iso3> = new Set(['ISL', 'LIE', 'NOR']);

/** The indicator that tells who belongs to an area of states. */
export const MEMBER_INDICATOR: Readonly<Record<Membership, string>> = {
  eu: 'eu_member',
  eea: 'eu_member',
  schengen: 'schengen_member',
};

/** Whether a country belongs to an area of states: 1 and 0, and NaN where nothing is on record. */
export function memberOf(atlas: Atlas, iso3: Iso3, area: Membership): number {
  if (area === 'eea' && EEA_BESIDE_EU.has(iso3)) return 1;
  return atlas.column(MEMBER_INDICATOR[area])[atlas.indexOf(iso3)] ?? Number.NaN;
}
