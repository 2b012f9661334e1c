import { because, type Said } from '../../../../prose/said.ts';
import { pensionerCareInBrief } from '../../../../place/pension/pensionerCare.ts';
import type { Asked } from '../../topic.ts';

/** Figures on who pays for care and how much of it there is. */
export const CARE = [
  'uhc_index',
  'public_health_share',
  'out_of_pocket_health',
  'physicians_density',
] as const;

/** Which state pays for the care of whom a question is about, where they draw a pension; null where no rule says. */
export function careOf({ views, person }: Asked): Said | null {
  if (person === null) return pensionerCareInBrief(views);
  // What a state owes to a pensioner it owes to the husband or wife who lives on the same cover.
  const said =
    (person.member && pensionerCareInBrief(views, person.member, person.name)) ??
    (person.kin === 'spouse' ? pensionerCareInBrief(views) : null);
  return said && because(said, ...person.ids);
}
