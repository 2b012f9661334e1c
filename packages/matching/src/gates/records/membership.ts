import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { Membership } from '../../conditions/readFrom.ts';

/** In the Economic Area beside the members of the Union. */
const EEA_BESIDE_EU: ReadonlySet<Iso3> = new Set(['ISL', 'LIE', 'NOR']);

/** The indicator that holds the membership of each area. */
export const MEMBER_INDICATOR: Readonly<Record<Membership, string>> = {
  eu: 'eu_member',
  eea: 'eu_member',
  schengen: 'schengen_member',
};

/** 1 where the country belongs to the area, else 0; NaN where nothing is on record. */
export function memberOf(atlas: Atlas, iso3: Iso3, area: Membership): number {
  if (area === 'eea' && EEA_BESIDE_EU.has(iso3)) return 1;
  return atlas.column(MEMBER_INDICATOR[area])[atlas.indexOf(iso3)] ?? Number.NaN;
}
