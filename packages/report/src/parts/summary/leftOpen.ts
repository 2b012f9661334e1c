import { companyOpen } from '../../profile/household.ts';
import type { Profile } from '../../profile/profile.ts';
import { counted, list } from '../../prose/english.ts';
import { because, type Said, words } from '../../prose/said.ts';

/** "two adults and one child": the people whom the costs are calculated for. */
function reckonedFor({ household: { adults, children, elders } }: Profile): string {
  return list([
    counted(adults, 'adult'),
    ...(children.length > 0 ? [counted(children.length, 'child', 'children')] : []),
    ...(elders > 0 ? [counted(elders, 'older relative')] : []),
  ]);
}

/** What the form leaves open about who comes along, and whom the costs are calculated for until then; else null. */
export function leftOpenSaid(profile: Profile): Said | null {
  const { movers, read } = profile;
  const open = companyOpen(read);
  if (open)
    return because(
      words(
        ' Whether family comes with you is open, so money and permits are reckoned for you alone; once you know, enter those who come, and the report can be made again.',
      ),
      ...open,
    );
  if (!movers.uncounted) return null;
  const alone = movers.members.length === movers.unborn;
  return because(
    words(
      alone
        ? ' The form leaves open who comes with you, so money is reckoned for you alone: enter each of them, and the report can be made again for all of you.'
        : ` The form leaves open how many come with you, so money is reckoned for ${reckonedFor(profile)}: enter each of them, and the report can be made again for all of you.`,
    ),
    ...movers.ids,
  );
}
