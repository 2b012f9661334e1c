import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { EEA_BESIDE_EU, MEMBER_INDICATOR } from '../../conditions/geography/unions.ts';
import type { Membership } from '../../conditions/readFrom.ts';

/** Whether a country belongs to an area of states: 1 and 0, and NaN where nothing is on record. */
export function memberOf(atlas: Atlas, iso3: Iso3, area: Membership): number {
  if (area === 'eea' && EEA_BESIDE_EU.has(iso3)) return 1;
  return atlas.column(MEMBER_INDICATOR[area])[atlas.indexOf(iso3)] ?? Number.NaN;
}
