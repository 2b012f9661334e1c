import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { ageIn } from '@global-fit/matching/profile/time/moveMonths';
import { because, say } from '../../../prose/said.ts';
import { permitLaw } from '../../../place/entry/permitLaw.ts';
import { isAtHome } from '../../../place/atHome.ts';
import type { PlaceView } from '../../../place/view.ts';
import { theChildren } from '../../../profile/household.ts';
import { childWhoStays } from '../../../profile/people/leftAtHome.ts';
import { otherParentIds, soleParentIds, unsettledCustodyIds } from '../../../profile/people/otherParent.ts';
import { childrenCalled, comeOfAgeCalled } from '../../../profile/people/called.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { UNDATED } from '../schedule.ts';
import { type DraftTask, NOW, task, type TaskWriter } from '../task.ts';

/** A parent who decides alone needs the document that proves it, and no consent. */
const soleTask = (view: PlaceView, ids: readonly string[]): DraftTask =>
  task(
    'consent',
    'Proof that you decide alone',
    because(
      say`By what you told us, nobody else decides for ${theChildren(view.profile.movers)}: order the paper that proves it, an extract of the register or a court’s order, before visits, schools or notice. A family lawyer in ${view.homeName} says ${isAtHome(view) ? 'which one schools and offices take' : 'which one borders and offices abroad take, and what has to stand in for it where none is'}.`,
      ...ids,
    ),
    NOW,
    { takes: 1 },
  );

/** Undecided custody: until it is settled no date holds, and the children cross no border. */
const unsettledTask = (view: PlaceView, ids: readonly string[]): DraftTask => {
  const children = theChildren(view.profile.movers);
  return task(
    'consent',
    'The court before the plan',
    because(
      say`What you told us about ${children} is not settled, and every date below depends on it. Ask a family lawyer in ${view.homeName} to put the move itself before the court that decides, and before ${isAtHome(view) ? 'a home is taken or a school told' : say`${children} ${view.profile.movers.children.length === 1 ? 'crosses' : 'cross'} a border, for a visit as well, which consent that needs`}. What is done without it can cost you the case.`,
      ...ids,
    ),
    NOW,
    { takes: 1 },
  );
};

/** Another parent of the children: without that parent's consent, or a court's, nothing else can begin. */
export const consentTasks: TaskWriter = (view) => {
  const unsettled = unsettledCustodyIds(view.profile);
  if (unsettled) return [unsettledTask(view, unsettled)];
  const alone = soleParentIds(view.profile);
  if (alone) return [soleTask(view, alone)];
  const ids = otherParentIds(view.profile);
  return ids
    ? [
        task(
          'consent',
          'The other parent’s consent',
          because(
            say`Before visits, schools or notice: the other parent’s written consent to the move, or a court’s permission in its place. A family lawyer in ${view.homeName} says which of the two you need, and whether an order you have is enough.`,
            ...ids,
          ),
          NOW,
          { takes: 1 },
        ),
      ]
    : [];
};

/** A child who stays with the other parent: agreeing in writing on the time together. */
export const contactTasks: TaskWriter = (view) => {
  const child = childWhoStays(view.profile);
  return child
    ? [
        task(
          'contact',
          `Time with ${child.called}`,
          because(
            say`Before a contract is signed abroad: weekends, holidays and who pays the journeys, in writing with the other parent, and with the permission of the court where one has decided. A family lawyer in ${view.homeName} can say how much of it holds from abroad; count the journeys into each month.`,
            ...child.ids,
          ),
          NOW,
        ),
      ]
    : [];
};

/** Children who may turn 18 before the move: who applies depends on whether a parent's permit still covers them. */
export const majorityTasks: TaskWriter = (view, _others, ahead) => {
  const { movers } = view.profile;
  if (settlesByRight(view)) return [];
  // Ages are stated in whole years, so up to one more year may have passed.
  const grown = [...movers.children, ...movers.comeOfAge].filter(
    (child) => (child.age ?? OF_AGE) < OF_AGE && (ageIn(child, (ahead ?? UNDATED) + 12) ?? 0) > OF_AGE,
  );
  if (grown.length === 0) return [];
  const sure = movers.children.length === 0 && grown.length === movers.comeOfAge.length;
  const who = sure ? comeOfAgeCalled(movers) : childrenCalled(movers, grown);
  const age = permitLaw(view, 'child-age');
  const limit = age
    ? say`. In ${view.name} ${age}. Ask the embassy whether that is still so`
    : say`, and until which age a child comes on your permit is not in our records. Ask the embassy of ${view.name} for that age`;
  return [
    task(
      'majority',
      'Of age by the move',
      because(
        say`${who} ${sure ? 'will' : 'may'} be of age by then${limit}, and whether the day of the application counts or that of the decision.${sure ? ' Where nobody of age may come along, the way is a separate permit, for study or work.' : ''}`,
        ...grown.flatMap(({ ageIds }) => ageIds),
        'relocation-timeline',
        'citizenship',
      ),
      16,
    ),
  ];
};
