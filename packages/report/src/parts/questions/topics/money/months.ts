import { usd } from '../../../../figures/format.ts';
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
import { besideRent, rentsHere } from '../../../../place/money/month.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked } from '../../topic.ts';

/** A month for the household in a place, by the items that Financial lists, and the town of the rent in it. */
function monthAt(view: PlaceView): { readonly dollars: Quantity; readonly town: string | null } | null {
  const others = besideRent(view);
  if (!others) return null;
  // Students rent rooms, which the survey leaves out.
  const rent = view.profile.stage === 'student' ? null : rentsHere(view)[0];
  return { dollars: rent ? plus(rent.dollars, others) : others, town: rent?.city.name ?? null };
}

/** The same of each place. */
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

/** "about US$400 in Czechia": what a budget leaves once such a month is paid; null where some months hold no rent. */
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

/** How long savings last without other income: at the budget told, else at a month in each place; null without one. */
export function lastingSaid({ views, profile }: Asked, savings: Quantity): Said | null {
  const budget = profile.monthlyBudget;
  if (budget !== null && budget > 0) {
    const month = answerQuantity(budget, 'monthly-budget');
    return say`At your budget of ${shown(month, usd)} a month they last, with nothing else coming in, for about ${shown(over(savings, month), inMonths)}, before any price rises.`;
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

/** Within so much of a month, either way, pay is called close to it. */
const CLOSE = 0.1;

/**
 * Whether what is left of pay carries a month for the household: "no, at about US$2,450 a month in Portugal"; null
 * where no pay, or no month, is on record.
 */
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
    const rest = shown(minus(pay, month.dollars), usd);
    if (ratio < 1 - CLOSE) return say`no, at about ${cost} a month${month.town ? '' : ' before the rent'}`;
    // A month without its rent is no whole month.
    if (!month.town) return say`open, as the rent comes on top of about ${cost} a month`;
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

/** The same of so many months. */
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

/** What a landlord keeps until the home is given back, by our assumption, where a survey reaches the rent. */
export function depositsOf({ views, profile }: Asked): Said | null {
  return eachPlace(views, (view) => {
    const rent = profile.rentsRoom ? null : rentsHere(view)[0];
    return rent ? say`about ${shown(times(rent.dollars, TWO_RENTS), usd)} (${rent.city.name})` : null;
  });
}
