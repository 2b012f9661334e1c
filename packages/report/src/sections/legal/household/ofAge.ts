import { OF_AGE } from '@global-fit/matching/profile/people/household';
import { ageIn, latestMove } from '@global-fit/matching/profile/time/moveMonths';
import { permitLaw, toldByUnion } from '../../../place/entry/permitLaw.ts';
import { constant, shown } from '../../../figures/quantity.ts';
import type { PlaceView } from '../../../place/view.ts';
import { childrenCalled } from '../../../profile/people/called.ts';
import type { Member } from '../../../profile/people/member.ts';
import { because, type Said, say, words } from '../../../prose/said.ts';

const YEAR = 12;
const OF_AGE_YEARS = constant(OF_AGE, 'the age from which we count nobody as a child');

/** Children who may turn 18 before they come, `later` months after the move; ages are told in whole years. */
function nearlyOfAge({ profile }: PlaceView, later: number): readonly Member[] {
  const ahead = (latestMove(profile.read.all) ?? YEAR) + later + YEAR;
  return profile.movers.children.filter((child) => (ageIn(child, ahead) ?? 0) > OF_AGE);
}

const hasGrown = ({ profile: { movers } }: PlaceView): boolean =>
  movers.members.some((one) => one.relationship === 'child' && !movers.children.includes(one));

/** What the law says of age; the law of the Union in full at its first place, by name at later ones. */
function ageLaw(view: PlaceView): Said | null {
  const law = permitLaw(view, 'child-age');
  if (!law) return null;
  return toldByUnion(view, 'child-age') &&
    view.ledger.nextForm('child-age-eu', Number.MAX_SAFE_INTEGER, 0) > 0
    ? say`the law of the Union on age binds ${view.name} as well`
    : say`in ${view.name} ${law}`;
}

/**
 * Who may apply together on a permit that takes dependants, where a child is of age by then or may be; null where
 * all children are under age for certain.
 *
 * @param brings "The X lets you bring dependants"
 * @param together the same with ", so you and your children can apply together"
 * @param who who applies
 */
export function ofAgeTogether(view: PlaceView, brings: Said, together: Said, who: string): Said | null {
  if (hasGrown(view)) {
    const law = ageLaw(view);
    return law
      ? say`${brings}. As to age, ${law}: have the answer for yours in writing before you apply together.`
      : say`${brings}; our records do not say whether a grown-up child is one, so ask before ${who} apply together.`;
  }
  const nearly = nearlyOfAge(view, 0);
  if (nearly.length === 0) return null;
  const law = ageLaw(view);
  return because(
    say`${together} while each child counts as one: ${childrenCalled(view.profile.movers, nearly)} may be ${shown(OF_AGE_YEARS, String)} by the move, and ${law ?? words('up to which age a child comes along is not on record')}. Ask whether the day of the application counts or that of the decision.`,
    ...nearly.flatMap(({ ageIds }) => ageIds),
    'relocation-timeline',
  );
}

/** Behind a permit on which the family follows after a year or more: who may be of age by then; null for nobody. */
export function ofAgeWhenFollowing(view: PlaceView): Said | null {
  const nearly = nearlyOfAge(view, YEAR);
  if (nearly.length === 0) return null;
  return because(
    say`${childrenCalled(view.profile.movers, nearly)} may be of age by then, too old to follow as a child: ask for the age, and which day counts for it, before you choose this permit.`,
    ...nearly.flatMap(({ ageIds }) => ageIds),
    'relocation-timeline',
  );
}
