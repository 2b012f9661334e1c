import { because, type Said } from '../../../../prose/said.ts';
import { pensionerCareInBrief } from '../../../../place/pension/pensionerCare.ts';
import type { Asked } from '../../topic.ts';

/** Ids of figures on who pays for care and how much there is. */
export const CARE = [
  'uhc_index',
  'public_health_share',
  'out_of_pocket_health',
  'physicians_density',
] as const;

/** Which state pays for the care of the person asked about, where they draw a pension; null without a rule. */
export function careOf({ views, person }: Asked): Said | null {
  if (person === null) return pensionerCareInBrief(views);
  // A pensioner's cover includes a spouse.
  const said =
    (person.member && pensionerCareInBrief(views, person.member, person.name)) ??
    (person.kin === 'spouse' ? pensionerCareInBrief(views) : null);
  return said && because(said, ...person.ids);
}
