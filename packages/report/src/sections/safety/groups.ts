import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure } from '../../place/view.ts';
import { biasTold } from '../../profile/groups.ts';
import { because, say } from '../../prose/said.ts';

/** Customers who name it read about it at every place, so it outweighs rarer topics. */
const WEIGHT = 2;

/**
 * Equal civil liberties of all groups, for customers who wrote about race, origin or hatred: the only figure on it,
 * compared with home.
 */
export const groups: Writer = (view) => {
  const told = biasTold(view.profile.read);
  const value = told.length > 0 ? figure(view, 'social_group_equality') : null;
  if (!value) return null;
  const at = () => say`${value}${againstHome(view, 'social_group_equality')}`;
  const said =
    view.ledger.timesUsed('rights-groups') === 0
      ? say`On how people are treated by origin, colour or faith we hold one figure, rated by experts from about −4 to 4: whether all such groups have the same liberties. ${view.Name} stands at ${at()}. It rates courts, property and free movement, not neighbours, landlords or employers: for those, ask people of your own background who live there.`
      : wayOf(view, 'rights-groups', [
          () =>
            say`Experts put the same liberties for every origin, colour and faith in ${view.name} at ${at()}.`,
          () =>
            say`Equal liberties for people of every origin, colour and faith: ${view.name} is rated ${at()}.`,
          () =>
            say`For people of every origin, colour and faith the rating of equal liberties in ${view.name} is ${at()}.`,
          () => say`Equal liberties of all groups, as experts rate ${view.name}: ${at()}.`,
        ]);
  return passage('rights-groups', WEIGHT, said && because(said, ...told));
};
