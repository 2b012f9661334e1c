import type { Membership } from '../readFrom.ts';

/** The indicator that tells who belongs to an area of states. */
export const MEMBER_INDICATOR: Readonly<Record<Membership, string>> = {
  eu: 'eu_member',
  eea: 'eea_member',
  schengen: 'schengen_member',
};
