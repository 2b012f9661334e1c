import { oncePassage, type Writer } from '../../place/passage.ts';
import { because } from '../../prose/said.ts';
import { medicareAbroad } from '../../place/rights/ownState.ts';

/** What Medicare covers abroad, for Americans who have it or soon will; said once. */
export const medicare: Writer = (view) => {
  const { age, movers } = view.profile;
  const from = view.atlas.rule('us-medicare-age')?.amount ?? null;
  const of = (years: number | null): boolean => from !== null && years !== null && years >= from;
  const member = movers.members.find((one) => of(one.age));
  if (!of(age) && !member) return null;
  const said = medicareAbroad(view);
  return oncePassage(
    'medicare',
    1.44,
    said && because(said, ...(of(age) ? ['age'] : (member?.ageIds ?? []))),
  );
};
