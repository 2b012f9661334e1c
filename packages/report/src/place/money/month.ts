import type { City } from '@global-fit/atlas/model';
import {
  besideRentPerPoint,
  furtherRooms,
  inTens as tens,
  surveyFor,
} from '@global-fit/matching/costs/month';
import { baskets } from '@global-fit/matching/engine/basket';
import { bedroomsBeyond, flatFor } from '@global-fit/matching/profile/people/bedrooms';
import {
  answerQuantity,
  constant,
  factQuantity,
  inUsd,
  minus,
  plus,
  type Quantity,
  recordQuantity,
  remarkQuantity,
  times,
} from '../../figures/quantity.ts';
import type { PlaceView } from '../view.ts';
import { onWages } from './wagesSaid.ts';
import { PRICE } from './priceLevel.ts';

/** Rounds to tens, so that the items of a month add up as printed. */
function inTens(amount: Quantity): Quantity {
  return plus(amount, constant(tens(amount.value) - amount.value, 'rounded to tens'));
}

/** The rent of a flat for this household. */
export interface SurveyedRent {
  readonly city: City;
  /** The described town it applies to: that city, or one in its built-up area. */
  readonly town: City;
  readonly flat: 'one-bedroom flat' | 'two-bedroom flat';
  readonly euros: Quantity;
  readonly dollars: Quantity;
  /** What missing bedrooms add to the rent; null where none is missing. */
  readonly further: Quantity | null;
}

/** Half the rent for each missing bedroom, as in the must-have. */
function further({ profile: { household, movers } }: PlaceView, rent: Quantity): Quantity | null {
  if (bedroomsBeyond(household) === 0) return null;
  const sum = furtherRooms(household, rent.value);
  const answers = [...movers.ids, 'family-composition-type', 'relocation-timeline'];
  return { ...plus(rent, constant(sum - rent.value, 'half of the rent for each further bedroom')), answers };
}

function rentIn(view: PlaceView, town: City): SurveyedRent | null {
  const kind = flatFor(view.profile.household);
  const city = surveyFor(kind, town, view.atlas.cities.of(view.iso3));
  const amount = city?.rentEur?.[kind];
  if (!city || amount == null) return null;
  const euros = recordQuantity(amount, `rent:${city.id}`, kind);
  const dollars = inUsd(view.atlas, euros, 'EUR');
  const flat = kind === 'twoBed' ? 'two-bedroom flat' : 'one-bedroom flat';
  if (!dollars) return null;
  return { city, town, flat, euros, dollars: inTens(dollars), further: further(view, inTens(dollars)) };
}

/** The surveyed rents that apply to the described towns, in order, once each. */
export function rentsHere(view: PlaceView): readonly SurveyedRent[] {
  const rents = view.cities.flatMap((town) => rentIn(view, town) ?? []);
  return rents.filter(({ city }, i) => rents.findIndex((one) => one.city.id === city.id) === i);
}

/** A flat to compare a student's room with: in a described town, else in another surveyed city, the capital first. */
export function flatBeside(view: PlaceView): SurveyedRent | null {
  const others = view.atlas.cities
    .of(view.iso3)
    .toSorted((a, b) => Number(b.isCapital) - Number(a.isCapital))
    .flatMap((city) => (city.rentEur ? (rentIn(view, city) ?? []) : []));
  return rentsHere(view)[0] ?? others[0] ?? null;
}

/**
 * A month without rent: two thirds of our planning basket, scaled by prices and household; null without a price
 * level.
 */
export function besideRent(view: PlaceView): Quantity | null {
  const level = factQuantity(view.atlas, PRICE, view.iso3);
  if (!level) return null;
  const { household, movers } = view.profile;
  const basket = constant(
    besideRentPerPoint(household),
    household.studentAlone
      ? 'two thirds of our planning basket for one adult at United States prices, by our share for a student in a room, a percent of it'
      : 'two thirds of our planning basket for one adult at United States prices, by the OECD-modified scale for the household, a percent of it',
  );
  const ids = household.studentAlone
    ? view.profile.stageIds
    : movers.people > 1
      ? movers.ids
      : ['relocating-family-members', 'family-composition-type'];
  return inTens(times(baskets(household) !== 1 ? { ...basket, answers: ids } : basket, level));
}

/** Of what can be spent, a rent below this share is not that of the home which will be taken. */
export const SMALL_SHARE = 0.1;

/** Whether the household can spend so much that the surveyed flats say nothing about the home it will take. */
export function isBeyondSurvey(view: PlaceView): boolean {
  const [flat, spend] = [flatBeside(view), spendOf(view)];
  if (!flat || !spend || view.profile.rentsRoom || onWages(view.studied?.gates)) return false;
  return flat.dollars.value + (flat.further?.value ?? 0) < SMALL_SHARE * spend.value;
}

/** The budget and what a month would cost. */
export interface Month {
  readonly budget: Quantity;
  readonly others: Quantity;
  readonly rent: SurveyedRent | null;
  /** Rent, further bedrooms and the rest; only the rest where no rent is known. */
  readonly total: Quantity;
  /** Budget less total; where no rent is known, the most that remains for the home. */
  readonly left: Quantity;
}

/** Monthly loan payments or money sent to family, as stated in a remark. */
export function duesOf({ profile: { monthlyDues: dues, monthlyBudget } }: PlaceView): Quantity | null {
  return dues && dues.monthlyUsd < (monthlyBudget ?? 0)
    ? remarkQuantity(dues.monthlyUsd, 'what a remark tells of monthly dues', dues.questionId)
    : null;
}

/** What the income stated leaves there after tax, where that is less than the budget. */
export function leavesOf(view: PlaceView): Quantity | null {
  const reason = view.studied?.gates.find(({ group }) => group === 'budget')?.reason;
  return reason?.kind === 'cost' && reason.leaves
    ? {
        ...constant(reason.budgetUsd, 'the income told after tax and contributions by our estimate'),
        answers: ['income-sources'],
      }
    : null;
}

/** What can be spent there in a month: the budget less loans and money sent to family, or what the income leaves. */
export function spendOf(view: PlaceView): Quantity | null {
  const amount = view.profile.monthlyBudget;
  if (amount === null || amount <= 0) return null;
  const told = answerQuantity(amount, 'monthly-budget');
  const dues = duesOf(view);
  return leavesOf(view) ?? (dues ? minus(told, dues) : told);
}

/** A month by its items; null without a budget or price level. */
export function monthOf(view: PlaceView): Month | null {
  const others = besideRent(view);
  const budget = spendOf(view);
  if (!budget || !others) return null;
  const rent = view.profile.rentsRoom || isBeyondSurvey(view) ? null : (rentsHere(view)[0] ?? null);
  const home = rent && (rent.further ? plus(rent.dollars, rent.further) : rent.dollars);
  const total = home ? plus(home, others) : others;
  return { budget, others, rent, total, left: minus(budget, total) };
}

/**
 * A room, and any home, costs at least this share of a good flat in our reckoning; what is left below it pays for none.
 * Where no rent was surveyed the basket holds half as much for rent as for the rest, half the rent of a good flat.
 */
export const LEAST_ROOM = 0.3;

/** With less of the budget than this left over, a month has no room. */
export const ROOM = 0.1;

/** Whether the budget is tight or too small here, by the engine or by the items of a month. */
export function budgetTight(view: PlaceView): boolean {
  const wages = onWages(view.studied?.gates);
  if (wages) return wages.status !== 'met';
  const month = monthOf(view);
  if (month?.rent && month.left.value < ROOM * month.budget.value) return true;
  return (
    view.studied?.gates.some(
      ({ group, status }) => group === 'budget' && (status === 'at_risk' || status === 'failed'),
    ) ?? false
  );
}

/**
 * Whether the rest of a month without a surveyed rent is no rent for any home. Without surveyed rents at all, the basket
 * gives rent half as much as everything else, which is half the rent of a good flat.
 */
export const leavesNoHome = ({ left, others }: Month, flat: SurveyedRent | null): boolean =>
  left.value < LEAST_ROOM * (flat?.dollars ?? others).value;
