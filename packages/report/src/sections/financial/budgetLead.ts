import { bedroomsBeyond } from '@global-fit/matching/profile/people/bedrooms';
import { dollars, usd } from '../../figures/format.ts';
import { answerQuantity, constant, over, shown, times } from '../../figures/quantity.ts';
import { tuitionSaid } from '../../place/entry/tuitionSaid.ts';
import { withHomeMoney } from '../../place/money/homeMoney.ts';
import { cityOf, passage, type Writer, wayOf } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { wantsToBuy } from '../../profile/profile.ts';
import { opening, withArticle } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import {
  budgetTight,
  duesOf,
  flatBeside,
  isBeyondSurvey,
  LEAST_ROOM,
  leavesNoHome,
  leavesOf,
  type Month,
  monthOf,
  ROOM,
  type SurveyedRent,
} from '../../place/money/month.ts';

const noSign = constant(-1, 'shown without its sign');

/**
 * How the items compare with the budget. A surplus is mentioned only where the engine does not call the budget tight.
 */
function balance(view: PlaceView, { left, budget }: Month): Said {
  const share = left.value / budget.value;
  if (share < -0.04) return say`about ${shown(times(left, noSign), usd)} more than you can spend`;
  if (share < ROOM) return words('about as much as you can spend, with no room for surprises');
  if (budgetTight(view)) return words('within what you can spend');
  return say`about ${shown(left, usd)} less than you can spend`;
}

/** Selling a home and renting adds an item that today's spending does not include. */
function newLine({ profile, earlier }: PlaceView): Said {
  const { read } = profile;
  const renting = read.has('housing-preference', 'rent-apartment', 'rent-house', 'serviced-coliving');
  if (earlier.length > 0 || !renting || !read.has('property-ownership', 'yes-selling')) return words('');
  return because(
    words(' You own the home you live in, so rent is an expense that you may not have today.'),
    'property-ownership',
    'housing-preference',
  );
}

/** "a good one-bedroom flat in Valletta, beside Sliema". */
function flatSaid(view: PlaceView, rent: SurveyedRent): Said {
  const beside = rent.town.id === rent.city.id ? '' : `, beside ${rent.town.name}`;
  return given(
    words(`${withArticle(`good ${rent.flat}`)} in ${rent.city.name}${beside}`),
    `rent:${rent.city.id}`,
  );
}

/** A room in a student residence, as a share of all else that a student pays for: a little less than we reckon with. */
const RESIDENCE = 0.4;

/** What remains for a room, which surveys do not cover, beside the flat it is compared with. */
function forRoom(view: PlaceView, month: Month, rent: SurveyedRent): Said | null {
  const spend = withHomeMoney(view, month.budget, usd);
  const others = shown(month.others, usd);
  const price = shown(rent.dollars, usd);
  const flat = flatSaid(view, rent);
  const ids = view.profile.stage === 'student' ? view.profile.stageIds : ['housing-preference'];
  const residence = view.profile.household.studentAlone && month.left.value >= RESIDENCE * month.others.value;
  if (residence && month.left.value < LEAST_ROOM * rent.dollars.value)
    return because(
      say`You can spend ${spend} a month; everything but the rent takes about ${others} of it in ${view.name} by our planning figure for a student. With the ${shown(month.left, usd)} that is left you have to find a room in a student residence: on the open market, where ${flat} takes about ${price}, it will hardly be enough.`,
      ...ids,
    );
  if (month.left.value < LEAST_ROOM * rent.dollars.value)
    return because(
      month.left.value > 0
        ? say`You can spend ${spend} a month; everything but the rent takes about ${others} of it in ${view.name} by our planning figure, and the ${shown(month.left, usd)} that is left is not enough for a room where ${flat} takes about ${price}.`
        : say`You can spend ${spend} a month; by our planning figure everything but the rent takes about ${others} in ${view.name}: nothing is left for a room.`,
      ...ids,
    );
  const left = shown(month.left, usd);
  const said = wayOf(view, 'budget-room', [
    () =>
      say`You can spend ${spend} a month; everything but the rent takes about ${others} of it in ${view.name} by our planning figure: up to ${left} is there for a room. Our survey covers flats only, and ${flat} takes about ${price}: a room in one takes a part of that.`,
    () =>
      say`Of your ${spend} a month about ${others} goes on everything but the rent in ${view.name}, by our planning figure. That leaves ${left} for a room, where ${flat} as a whole takes about ${price}.`,
    () =>
      say`Up to ${left} a month is there for a room in ${view.name}: the rest of your ${spend} goes on everything else, about ${others} as we reckon. For comparison, ${flat} takes about ${price}.`,
  ]);
  return said && because(said, ...ids);
}

function withRent(view: PlaceView, month: Month, rent: SurveyedRent): Said | null {
  const spend = withHomeMoney(view, month.budget, usd);
  const flat = flatSaid(view, rent);
  const price = shown(rent.dollars, usd);
  const others = shown(month.others, usd);
  const total = shown(month.total, usd);
  const more = rent.further
    ? say`, ${shown(rent.further, usd)} more as we reckon for the further ${bedroomsBeyond(view.profile.household) > 1 ? 'bedrooms' : 'bedroom'} that you need`
    : '';
  const end = balance(view, month);
  return wayOf(view, 'budget-rent', [
    () =>
      say`You can spend ${spend} a month. Of it ${flat} takes about ${price}${more}, and everything else about ${others} by our planning figure: together ${total}, ${end}.`,
    () =>
      say`A month in ${view.name} has two parts: rent, about ${price} for ${flat}${more}, and everything else, which we put at about ${others}. That makes ${total} against your ${spend}, ${end}.`,
    () =>
      say`Set about ${price} for ${flat}${more}${more && ','} and about ${others} for everything else against the ${spend} a month you can spend. That is ${total} in all, ${end}.`,
    () =>
      say`Item by item, ${view.name} comes to about ${total} a month: ${price} for ${flat}${more}, ${others} for the rest by our planning figure. You named ${spend}: the sum is ${end}.`,
  ]);
}

/** That what is left beside everything but the rent pays for no home, in several ways. */
function littleLeft(view: PlaceView, month: Month, flat: SurveyedRent | null): readonly (() => Said)[] {
  const spend = withHomeMoney(view, month.budget, usd);
  const others = shown(month.others, usd);
  const left = shown(month.left, usd);
  const no = view.profile.rentsRoom ? 'not enough for a room' : 'not enough to rent a home of your own';
  const beside = flat ? say`${flatSaid(view, flat)} takes about ${shown(flat.dollars, usd)}` : null;
  return [
    () =>
      say`You can spend ${spend} a month; everything but the rent takes about ${others} of it in ${view.name} by our planning figure, and the ${left} that is left is ${no}${beside ? say`: ${beside}` : ''}.`,
    () =>
      say`Once everything but the rent is paid in ${view.name}, about ${others} as we reckon, ${left} remains of your ${spend} a month: ${no}${beside ? say`, where ${beside}` : ''}.`,
    () =>
      say`About ${others} a month goes on all but the rent in ${view.name} by our planning figure. What that leaves of your ${spend}, ${left}, is ${no}${beside ? say`; ${beside}` : ''}.`,
  ];
}

/** What remains for a home to buy, whose price is on no record. */
function forOwnHome(view: PlaceView, month: Month): Said | null {
  const spend = withHomeMoney(view, month.budget, usd);
  const others = shown(month.others, usd);
  const left = shown(month.left, usd);
  const said = wayOf(view, 'budget-buyer', [
    () =>
      say`You can spend ${spend} a month. Everything but the home takes about ${others} of it in ${view.name} by our planning figure: ${left} is left for what a home of your own costs there, its upkeep, its taxes and a loan if you take one. Our records hold no prices of homes.`,
    () =>
      say`In ${view.name} all but the home comes to about ${others} a month by our planning figure. Of your ${spend} that leaves ${left} for upkeep, taxes and any loan of the home you mean to buy, whose price our records do not hold.`,
    () =>
      say`After about ${others} a month for everything else in ${view.name}, as we reckon, your ${spend} leaves ${left} for a home of your own: its upkeep, its taxes, a loan. Our records do not say what homes cost there.`,
    () =>
      say`Take about ${others} a month for life in ${view.name} without the home, our planning figure, from your ${spend}: ${left} remains for the costs of a home you own. Prices of homes are not in our records.`,
  ]);
  return said && because(said, 'housing-preference');
}

/** What remains for the home of a household that looks far above the surveyed flats. */
function forDearHome(view: PlaceView, month: Month, flat: SurveyedRent): Said | null {
  const spend = withHomeMoney(view, month.budget, usd);
  const others = shown(month.others, usd);
  const most = shown(over(month.budget, constant(3, 'a third of the budget')), dollars);
  const price = shown(flat.dollars, usd);
  return wayOf(view, 'budget-dear-home', [
    () =>
      say`You can spend ${spend} a month. Everything but the home takes about ${others} of it in ${view.name} by our planning figure, and up to ${most}, a third, may go on rent. ${opening(flatSaid(view, flat))}, about ${price}, is the most that our survey of rents covers for you: the homes you look at will cost more.`,
    () =>
      say`All but the home comes to about ${others} a month in ${view.name}, as we reckon, and a rent may take a third of your ${spend}, ${most}. Our survey of rents ends where your search begins, at ${flatSaid(view, flat)} for about ${price}.`,
    () =>
      say`With about ${others} for everything else in ${view.name}, our planning figure, your ${spend} a month allows a rent of up to ${most}, a third of it. No survey of ours covers homes at that rent; ${flatSaid(view, flat)} takes about ${price}.`,
  ]);
}

function withoutRent(view: PlaceView, month: Month): Said | null {
  const spend = withHomeMoney(view, month.budget, usd);
  const others = shown(month.others, usd);
  const city = cityOf(view);
  if (month.left.value <= 0)
    return wayOf(view, 'budget-short', [
      () =>
        say`You can spend ${spend} a month; by our planning figure everything but the rent takes about ${others} in ${view.name}, before a home is paid for.`,
      () =>
        say`In ${view.name} everything but the rent takes about ${others} a month, as we reckon: your ${spend} is spent before a home is paid for.`,
      () =>
        say`All but the rent comes to about ${others} a month in ${view.name} by our planning figure, so of your ${spend} nothing is left for a home.`,
    ]);
  const left = shown(month.left, usd);
  const flat = flatBeside(view);
  if (leavesNoHome(month, flat)) return wayOf(view, 'budget-little', littleLeft(view, month, flat));
  const surveyed = flat
    ? say`. ${opening(flatSaid(view, flat))} takes about ${shown(flat.dollars, usd)}`
    : '';
  if (wantsToBuy(view.profile)) return forOwnHome(view, month);
  if (isBeyondSurvey(view) && flat) return forDearHome(view, month, flat);
  const third = over(month.budget, constant(3, 'a third of the budget'));
  if (month.left.value > third.value) {
    const most = shown(third, dollars);
    return wayOf(view, 'budget-ample', [
      () =>
        say`You can spend ${spend} a month; everything but the rent takes about ${others} of it in ${view.name} by our planning figure. Up to ${most}, a third of what you can spend and as far as a rent should go, is there for a home in ${city}, whose rents no survey of ours covers${surveyed}.`,
      () =>
        say`No survey of rents reaches ${city}. Of your ${spend} a month we reckon with about ${others} for everything else in ${view.name}; a third, ${most}, is as far as a rent should go, and the rest is yours to keep${surveyed}.`,
      () =>
        say`In ${city} look for homes up to ${most}, all charges included: that is a third of your ${spend}, as far as a rent should go; everything else takes about ${others}, as we reckon for ${view.name}${surveyed}.`,
    ]);
  }
  return wayOf(view, 'budget-no-rent', [
    () =>
      say`You can spend ${spend} a month; everything but the rent takes about ${others} of it in ${view.name} by our planning figure: up to ${left} is there for a home in ${city}, whose rents no survey of ours covers${surveyed}.`,
    () =>
      say`No survey of rents reaches ${city}. Of your ${spend} a month we reckon with about ${others} for everything else in ${view.name}, so a home may cost ${left} at most, charges included${surveyed}.`,
    () =>
      say`The rent decides in ${view.name}: after about ${others} for everything else, our planning figure, your ${spend} a month leaves ${left} for it, and our records hold no rents of ${city}${surveyed}.`,
    () =>
      say`In ${city} look for homes up to ${left} a month, all charges included: that is what your ${spend} has left when everything else takes about ${others}, as we reckon for ${view.name}${surveyed}.`,
  ]);
}

/** Fees that come on top of a month. */
function fees(view: PlaceView): Said {
  const { stage, stageIds, household } = view.profile;
  if (stage === 'student') {
    const asked = tuitionSaid(view);
    return because(
      asked ? say` Tuition is not in this sum. ${asked}` : words(' Tuition is not in this sum.'),
      ...stageIds,
    );
  }
  return household.feeSchool
    ? because(words(' School fees are not in this sum.'), 'children-education-preference')
    : words('');
}

/** Why the sum to spend differs from the one told. */
function asTold(view: PlaceView): Said {
  const { monthlyBudget } = view.profile;
  const [leaves, dues] = [leavesOf(view), duesOf(view)];
  if (monthlyBudget === null || !(leaves || dues)) return words('');
  const told = shown(answerQuantity(monthlyBudget, 'monthly-budget'), usd);
  const due = dues && say`${shown(dues, usd)} a month that you pay on loans or send`;
  if (!leaves) return say` You named ${told}; the ${due ?? ''} is taken off.`;
  return say` You named ${told}; the income you told us of leaves less there, after tax and contributions by our estimate${due ? say` and the ${due}` : ''}, so we reckon with that.`;
}

/** With a budget stated: what it meets there, item by item. */
export const budgetLead: Writer = (view) => {
  const month = monthOf(view);
  if (!month) return null;
  const flat = view.profile.rentsRoom ? flatBeside(view) : null;
  const room = flat && forRoom(view, month, flat);
  const said = month.rent ? withRent(view, month, month.rent) : (room ?? withoutRent(view, month));
  return passage('prices', 1, said && say`${said}${asTold(view)}${fees(view)}${newLine(view)}`);
};
