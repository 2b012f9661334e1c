import { dollars, usd } from '../../../../figures/format.ts';
import {
  answerQuantity,
  constant,
  minus,
  over,
  plus,
  type Quantity,
  shown,
  times,
} from '../../../../figures/quantity.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { plural } from '../../../../prose/english.ts';
import { because, type Said, say } from '../../../../prose/said.ts';
import { besideRent, LEAST_ROOM, rentsHere } from '../../../../place/money/month.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked } from '../../topic.ts';

/** A household's month in a place by the items of the section on finances, and the town of its rent. */
function monthAt(view: PlaceView): { readonly dollars: Quantity; readonly town: string | null } | null {
  const others = besideRent(view);
  if (!others) return null;
  // Students rent rooms, which surveys do not cover.
  const rent = view.profile.stage === 'student' ? null : rentsHere(view)[0];
  return { dollars: rent ? plus(rent.dollars, others) : others, town: rent?.city.name ?? null };
}

/** The same for each place. */
export function monthsOf({ views }: Asked): Said | null {
  return eachPlace(views, (view) => {
    const month = monthAt(view);
    if (!month) return null;
    const total = shown(month.dollars, usd);
    return month.town
      ? say`about ${total} (with the rent of a good flat in ${month.town})`
      : say`about ${total} (rent on top)`;
  });
}

/** "about US$400 in Czechia": what a budget leaves; null where some months lack a rent. */
export function leftSaid({ views }: Asked, budget: Quantity): Said | null {
  const months = views.flatMap((view) => monthAt(view) ?? []);
  const onTop = months.every(({ town }) => town === null);
  if (months.length === 0 || !(onTop || months.every(({ town }) => town !== null))) return null;
  const left = eachPlace(views, (view) => {
    const month = monthAt(view);
    if (!month) return null;
    const rest = minus(budget, month.dollars);
    if (rest.value > 0) return say`about ${shown(rest, usd)}`;
    return rest.value === 0
      ? say`nothing`
      : say`about ${shown(minus(month.dollars, budget), usd)} too little`;
  });
  return (
    left &&
    say`Of your ${shown(budget, usd)} that leaves ${onTop ? 'for the rent' : 'over'}, a month: ${left}.`
  );
}

const inMonths = (value: number): string => plural(Math.round(value), 'month');

/** How long savings last without income, at the budget stated or else a month in each place; null without either. */
export function lastingSaid({ views, profile }: Asked, savings: Quantity): Said | null {
  const budget = profile.monthlyBudget;
  if (budget !== null && budget > 0) {
    const month = answerQuantity(budget, 'monthly-budget');
    return say`At your budget of ${shown(month, usd)} a month, with nothing else coming in, they last for about ${shown(over(savings, month), inMonths)}, before any price rises.`;
  }
  const lasts = eachPlace(views, (view) => {
    const month = monthAt(view);
    return (
      month &&
      say`about ${shown(over(savings, month.dollars), inMonths)}${month.town ? '' : ' (rent on top)'}`
    );
  });
  return lasts && say`At a month for your household, by our planning figure, they last ${lasts}.`;
}

/** Relative difference within which pay is close to a month's cost. */
const CLOSE = 0.1;

/** Whether remaining pay covers a month: "no, at about US$2,450 a month in Portugal"; null without pay or month. */
export function carriesSaid(
  { views, profile }: Asked,
  left: (view: PlaceView) => Quantity | null,
): Said | null {
  const verdicts = eachPlace(views, (view) => {
    const month = monthAt(view);
    const pay = left(view);
    if (!month || !pay) return null;
    const ratio = pay.value / month.dollars.value;
    const cost = shown(month.dollars, usd);
    const rest = shown(minus(pay, month.dollars), dollars);
    if (ratio < (month.town ? 1 - CLOSE : 1))
      return say`no, at about ${cost} a month${month.town ? '' : ' before the rent'}`;
    // A month without its rent is no whole month.
    if (!month.town && pay.value - month.dollars.value < LEAST_ROOM * month.dollars.value)
      return say`hardly, as everything but the rent takes about ${cost} a month, and the ${rest} left will not rent a home of your own`;
    if (!month.town)
      return say`open, as everything but the rent takes about ${cost} a month, which leaves about ${rest} for the rent`;
    return ratio < 1 + CLOSE
      ? say`close, at about ${cost} a month (with the rent of a good flat in ${month.town})`
      : say`yes, at about ${cost} a month (with the rent of a good flat in ${month.town}), which leaves ${rest}`;
  });
  return (
    verdicts &&
    because(
      say`Whether that is enough for a month of your household, by our planning figure: ${verdicts}.`,
      ...(profile.movers.ids.length > 0 ? profile.movers.ids : ['relocating-family-members']),
    )
  );
}

/** The same for several months. */
export function severalMonthsOf({ views }: Asked, count: number): Said | null {
  const months = constant(count, 'the months asked about');
  return eachPlace(views, (view) => {
    const month = monthAt(view);
    if (!month) return null;
    const total = shown(times(month.dollars, months), usd);
    return month.town
      ? say`about ${total} (with the rent of a good flat in ${month.town})`
      : say`about ${total} (rent on top)`;
  });
}

const TWO_RENTS = constant(2, 'two months of rent as a deposit, our assumption');

/** A landlord's deposit, by our assumption, where a surveyed rent applies. */
export function depositsOf({ views, profile }: Asked): Said | null {
  return eachPlace(views, (view) => {
    const rent = profile.rentsRoom ? null : rentsHere(view)[0];
    return rent ? say`about ${shown(times(rent.dollars, TWO_RENTS), usd)} (${rent.city.name})` : null;
  });
}
