import type { PartnersWork } from '@global-fit/atlas/law/partnersWork';
import { partnersWorkOn } from '@global-fit/matching/entry/household/partnersWork';
import { wayOf } from '../passage.ts';
import type { PlaceView } from '../view.ts';
import { partnerCalled } from '../../profile/people/called.ts';
import { unmarried } from '../../profile/household.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { openRoutes, partnersWayIn, settlesByRight } from './routes.ts';

/**
 * What the permit told of in the text lets the partner do; null without a partner, with another way in, or without a
 * record.
 */
export function partnersWorkThere(view: PlaceView): PartnersWork | null {
  if (!view.profile.movers.hasPartner || settlesByRight(view) || partnersWayIn(view)) return null;
  return partnersWorkOn(view.atlas, openRoutes(view)[0]?.standing.way);
}

/** ", if your partner counts as family there": for a couple that mention no marriage. */
export function ifFamily({ profile }: PlaceView): Said {
  return unmarried(profile)
    ? because(say`, if ${partnerCalled(profile.movers)} counts as family there`, 'relationship-status')
    : words('');
}

/** "Mina may take work in Ireland on the family permit (not self-employed)", as a clause with its record. */
export function partnersWorkSaid(view: PlaceView, law: PartnersWork): Said {
  const { name } = view;
  const partner = partnerCalled(view.profile.movers);
  const ways: Readonly<Record<PartnersWork['allows'], readonly (() => Said)[]>> = {
    any: [
      () => say`${partner} may take work in ${name} on the family permit`,
      () => say`the family permit lets ${partner} work in ${name} without a separate work permit`,
      () => say`in ${name} ${partner} needs no work permit beside the family permit`,
    ],
    'own permit': [
      () => say`${partner} may work in ${name} only with a permission for that, on top of the family permit`,
      () => say`${partner} needs a separate permission, beside the family permit, to work in ${name}`,
      () =>
        say`in ${name} the family permit is not enough for work: ${partner} has to ask for a permission first`,
    ],
    no: [
      () => say`${partner} may not work in ${name} on the family permit`,
      () => say`the family permit allows ${partner} no work in ${name}`,
      () => say`in ${name} ${partner} would have to live without work on the family permit`,
    ],
  };
  const said = wayOf(view, `partners-work-${law.allows}`, ways[law.allows]) ?? words('');
  const limit = law.limit === null ? '' : ` (${law.limit})`;
  return given(say`${said}${ifFamily(view)}${limit}`, `partnerswork:${law.route}`);
}
