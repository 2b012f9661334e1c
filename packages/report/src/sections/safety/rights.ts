import { lgbtLaw } from '@global-fit/matching/gates/records/newerLaw';
import { shownFact } from '../../figures/world.ts';
import { caredSaid, passage, type Writer, wayOf } from '../../place/passage.ts';
import {
  figure,
  homeFigure,
  homeValue,
  type PlaceView,
  standing,
  valueOf,
  homeElsewhere,
} from '../../place/view.ts';
import { careWeight } from '../../profile/profile.ts';
import { toldOfWoman } from '../../profile/people/womanTold.ts';
import { unionsAsked } from '../../profile/people/unionsAsked.ts';
import { lawClause } from '../../prose/lawClause.ts';
import { unionSaid } from '../../prose/unionLaw.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { THAN_MOST } from '../../prose/comparison.ts';

/**
 * The index of laws with scale and year, always compared with home, since rights held are rights that can be lost.
 */
function lgbtIndex(view: PlaceView): Said | null {
  const fact = shownFact(view.atlas, 'lgbt_policy_index', view.iso3);
  const value = figure(view, 'lgbt_policy_index');
  if (!fact || !value) return null;
  const here = valueOf(view, 'lgbt_policy_index') ?? 0;
  const there = homeElsewhere(view) && homeValue(view, 'lgbt_policy_index');
  const home = there === null ? null : homeFigure(view, 'lgbt_policy_index');
  const which =
    there === null || !home || home.text === value.text
      ? ''
      : here < there
        ? ', so less than you have'
        : ', so more than you have';
  const against = home
    ? because(say`, against ${home} in ${view.homeName}${which}`, 'current-location')
    : words('');
  return say`on an index of laws from about −7 to 13, ${view.name} stood at ${value} in ${String(fact.year)}${against}; what changed since is not in it`;
}

/**
 * What the law offers couples of any sexes, for customers who asked; it is newer than the index. Couples who listed
 * it as a wish read about it under family.
 */
function unionHere(view: PlaceView): Said | null {
  const { profile } = view;
  const asked = unionsAsked(profile);
  const told =
    profile.movers.hasPartner && profile.read.has('couple-lifestyle-priorities', 'recognised-relationship');
  const law = asked.length > 0 && !told ? view.atlas.unionLaw(view.iso3) : null;
  return law?.from.shown ? because(say`[By law,|In law,] ${unionSaid(law)}.`, ...asked) : null;
}

/**
 * A law that restricts what may be shown of LGBTQ+ people, for customers who named their rights; never under
 * discretion.
 */
function expressionHere(view: PlaceView): Said | null {
  const { profile, atlas, iso3 } = view;
  const asked = profile.discreet.length === 0 && careWeight(profile, 'lgbt') > 0;
  const law = asked ? lawClause(atlas.rule(lgbtLaw(iso3))) : null;
  return law && caredSaid(view, say`On LGBTQ+ people the record holds a law: ${law}.`, 'lgbt');
}

/** A weight that makes a place mention it whatever else there is. */
const ASKED_FOR = 2;

/** Sex is never asked; only words can tell that a woman moves. */
function womanMoves(profile: PlaceView['profile']): Said {
  const told = toldOfWoman(profile);
  return told ? because(words(''), ...told) : words('if a woman is among those who move, ');
}

/** Rights that are a matter of safety for some. */
export const rights: Writer = (view) => {
  const [bond, expression] = [unionHere(view), expressionHere(view)];
  const union = bond && expression ? say`${expression} ${bond}` : (expression ?? bond);
  const lgbt = careWeight(view.profile, 'lgbt') > 0 ? standing(view, 'lgbt_policy_index') : null;
  const index = lgbt && lgbtIndex(view);
  if (index) {
    const said = wayOf(view, 'rights-lgbt', [
      () => say`You named LGBTQ+ rights, and law is part of safety: ${index}.`,
      () => say`On LGBTQ+ rights, which you named: ${index}.`,
      () => say`The law on LGBTQ+ people, as far as an index tells it: ${index}.`,
    ]);
    const both =
      said && (union ? say`${caredSaid(view, said, 'lgbt')} ${union}` : caredSaid(view, said, 'lgbt'));
    return passage(`rights-${view.iso3}`, union ? ASKED_FOR : 0.95, both);
  }
  if (union) return passage(`rights-${view.iso3}`, ASKED_FOR, union);
  const women = standing(view, 'women_civil_liberties');
  if (!women || women.percentile > 35) return null;
  return passage(
    'rights',
    0.55,
    say`Women’s civil liberties are rated lower in ${view.name} ${THAN_MOST}; ${womanMoves(view.profile)}talk to women who live there before you sign anything.${women.mark}`,
  );
};
