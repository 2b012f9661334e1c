import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { MEMBER_INDICATOR } from '../../conditions/geography/unions.ts';
import type { Membership } from '../../conditions/readFrom.ts';

/** Whether a country belongs to an area of states: 1 and 0, and NaN where nothing is on record. */
export function memberOf(atlas: Atlas, iso3: Iso3, area: Membership): number {
  return atlas.column(MEMBER_INDICATOR[area])[atlas.indexOf(iso3)] ?? Number.NaN;
}
