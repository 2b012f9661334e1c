import { oncePassage, type Writer } from '../../place/passage.ts';
import { because } from '../../prose/said.ts';
import { medicareAbroad } from '../../place/rights/ownState.ts';

/** From this age on Medicare covers Americans in general. */
const MEDICARE_FROM = 65;

/** What Medicare does abroad, for Americans who have it or soon will; said once. */
export const medicare: Writer = (view) => {
  const { age, movers } = view.profile;
  const of = (years: number | null): boolean => years !== null && years >= MEDICARE_FROM;
  const member = movers.members.find((one) => of(one.age));
  if (!of(age) && !member) return null;
  const said = medicareAbroad(view);
  return oncePassage(
    'medicare',
    1.44,
    said && because(said, ...(of(age) ? ['age'] : (member?.ageIds ?? []))),
  );
};
