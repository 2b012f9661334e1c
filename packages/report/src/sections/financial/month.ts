import type { City } from '@global-fit/atlas/model';
import {
  baskets,
  besideRentPerPoint,
  cityOfRent,
  flatFor,
  inTens as tens,
} from '@global-fit/matching/personal/month';
import {
  answerQuantity,
  constant,
  factQuantity,
  inUsd,
  minus,
  plus,
  type Quantity,
  recordQuantity,
  times,
} from '../../figures/quantity.ts';
import type { PlaceView } from '../../place/view.ts';
import { PRICE } from './priceLevel.ts';

/** A sum of money in tens, so that the items of a month add up as printed. */
function inTens(amount: Quantity): Quantity {
  return plus(amount, constant(tens(amount.value) - amount.value, 'rounded to tens'));
}

/** Flats for this household: two bedrooms once there are more than two people. */
export interface SurveyedRent {
  readonly city: City;
  readonly flat: 'one-bedroom flat' | 'two-bedroom flat';
  readonly euros: Quantity;
  readonly dollars: Quantity;
}

/** The rent of a flat for this household in one city; null where no survey holds it. */
export function rentIn(view: PlaceView, city: City): SurveyedRent | null {
  const kind = flatFor(view.profile.household);
  const amount = city.rentEur?.[kind];
  if (amount == null) return null;
  const euros = recordQuantity(amount, `rent:${city.id}`, kind);
  const dollars = inUsd(view.atlas, euros, 'EUR');
  const flat = kind === 'twoBed' ? 'two-bedroom flat' : 'one-bedroom flat';
  return dollars && { city, flat, euros, dollars: inTens(dollars) };
}

/** Rent in the first city described that a survey covers, else in the surveyed city of the country, the capital first. */
export function nearestRent(view: PlaceView): SurveyedRent | null {
  const all = view.atlas.cities.of(view.iso3);
  const city = cityOfRent(flatFor(view.profile.household), view.cities, all);
  return city && rentIn(view, city);
}

/** A month without the rent: two thirds of our planning basket, scaled by prices and household; null without prices. */
export function besideRent(view: PlaceView): Quantity | null {
  const level = factQuantity(view.atlas, PRICE, view.iso3);
  if (!level) return null;
  const { household, movers } = view.profile;
  const basket = constant(
    besideRentPerPoint(household),
    'two thirds of our planning basket for one adult at United States prices, by the OECD-modified scale for the household, a percent of it',
  );
  const ids = movers.people > 1 ? movers.ids : ['relocating-family-members', 'family-composition-type'];
  return inTens(times(baskets(household) > 1 ? { ...basket, answers: ids } : basket, level));
}

/** The stated budget beside what a month would cost. */
export interface Month {
  readonly budget: Quantity;
  readonly others: Quantity;
  readonly rent: SurveyedRent | null;
  /** Rent and the rest; the rest alone where no rent is known. */
  readonly total: Quantity;
  /** Budget less total: with no rent known, what is there for rent at most. */
  readonly left: Quantity;
}

/** A month by its items; null without a budget or a price level. */
export function monthOf(view: PlaceView): Month | null {
  const amount = view.profile.monthlyBudget;
  const others = besideRent(view);
  if (amount === null || amount <= 0 || !others) return null;
  const budget = answerQuantity(amount, 'monthly-budget');
  // Students rent rooms, which the survey leaves out.
  const rent = view.profile.stage === 'student' ? null : nearestRent(view);
  const total = rent ? plus(rent.dollars, others) : others;
  return { budget, others, rent, total, left: minus(budget, total) };
}

/** With less of the budget than this left over, a month has no room. */
export const ROOM = 0.1;

/** Whether the budget is tight or too small for this place: by the engine, or by rent and the rest together. */
export function budgetTight(view: PlaceView): boolean {
  const month = monthOf(view);
  if (month?.rent && month.left.value < ROOM * month.budget.value) return true;
  return (
    view.studied?.gates.some(
      ({ group, status }) => group === 'budget' && (status === 'at_risk' || status === 'failed'),
    ) ?? false
  );
}
