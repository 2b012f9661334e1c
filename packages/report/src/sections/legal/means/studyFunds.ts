import { inDollars } from '../../../place/entry/incomeAsked.ts';
import { answerQuantity, constant, minus, type Quantity, times } from '../../../figures/quantity.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, type Said, say } from '../../../prose/said.ts';
import type { OpenRoute } from '../../../place/entry/routes.ts';
import { preferencesOf } from '../../../place/entry/standing.ts';
import { routeSaid } from '../../../place/entry/words.ts';

/** Gaps up to this many US dollars are lost in rounding. */
const JUST_SHORT = 20;

/** Funds for studies compared with what a permit requires. */
interface StudyMeans {
  /** The required sum in US dollars a month; `year` is for a year. */
  readonly needed: Quantity;
  readonly year: Quantity;
  /** The month to spend; null where none was stated. */
  readonly budget: Quantity | null;
  /** Whether the month to spend falls short, so that savings have to make up for it. */
  readonly together: boolean;
  /** The sum of a year in words. */
  readonly ofYear: Said;
  /** Savings at the edges of the band ticked, in US dollars. */
  readonly saved: { readonly low: number; readonly high: number | null };
}

const MONTHS = constant(12, 'months in a year');

function meansOf(view: PlaceView, needed: Quantity): StudyMeans {
  const told = view.profile.monthlyBudget;
  const budget = told === null ? null : answerQuantity(told, 'monthly-budget');
  const read = preferencesOf(view).budget;
  return {
    needed,
    year: times(needed, MONTHS),
    budget,
    together: budget !== null && budget.value < needed.value,
    ofYear: inDollars(times(budget ?? constant(0, 'no month told'), MONTHS)),
    saved: { low: read?.assetsUsd ?? 0, high: read?.assetsTopUsd ?? null },
  };
}

const bySavings = (said: Said): Said => because(said, 'liquid-assets-available');

/** The sum is reached by savings, by the month to spend, or by both. */
function reached({ year, budget, together, ofYear, saved }: StudyMeans, cited: Said): Said | null {
  if (saved.low >= year.value)
    return bySavings(say`Your savings cover that for a year${cited}: have the statements ready.`);
  if (together)
    return bySavings(
      say`For a year that is ${inDollars(year)}; your monthly budget comes to ${ofYear}, and your savings make up the rest${cited}: whoever pays the monthly sum has to sign for it, and the savings need a statement.`,
    );
  return (
    budget &&
    say`The ${inDollars(budget)} a month that you can spend covers that${cited}: whoever pays it has to sign for it, with statements of their own.`
  );
}

/** The sum, or what the month leaves of it, is inside the band of savings. */
function insideBand({ year, together, ofYear, saved }: StudyMeans, cited: Said): Said {
  return bySavings(
    together && (saved.high ?? year.value) < year.value
      ? say`For a year that is ${inDollars(year)}. Your monthly budget comes to ${ofYear}, and the rest lies inside the band of savings you ticked${cited}: what decides is the balance, and who signs for the monthly sum.`
      : say`For a year that is ${inDollars(year)}, which lies inside the band of savings you ticked${cited}: the balance decides.`,
  );
}

/** The month to spend reaches the sum, but spending proves nothing. */
function unproven({ budget, together }: StudyMeans, cited: Said, hasScholarship: boolean): Said | null {
  const both = together ? ' and your savings together' : '';
  const letter = hasScholarship ? ', or the scholarship letter' : '';
  return (
    budget &&
    say`The ${inDollars(budget)} a month that you can spend${both} would be enough, but a budget is no proof${cited}: show savings, or the signature of whoever pays${letter}.`
  );
}

/** The sum is missed. */
function missed({ needed, budget }: StudyMeans, cited: Said): Said | null {
  if (!budget) return null;
  const gap =
    needed.value - budget.value < JUST_SHORT
      ? 'just short of'
      : say`${inDollars(minus(needed, budget))} less than`;
  return say`You told us that you can spend ${inDollars(budget)} a month, ${gap} that${cited}: ask whether a grant or a sponsor may close the gap.`;
}

/**
 * Funds for studies: a year's savings, or who pays the monthly cost, because spending is no proof, or both. `needed`
 * is the route's monthly sum in US dollars.
 */
export function studyFundsSaid(
  view: PlaceView,
  { route, standing: { way } }: OpenRoute,
  needed: Quantity,
): Said | null {
  const means = meansOf(view, needed);
  const cited = routeSaid(route, '');
  const hasScholarship = preferencesOf(view).studyPayer === 'scholarship';
  switch (way.kind === 'route' ? way.test : null) {
    case 'passed':
      return reached(means, cited);
    case 'within':
      return insideBand(means, cited);
    case 'by budget':
      return unproven(means, cited, hasScholarship);
    default:
      return hasScholarship
        ? say`With a scholarship, its letter is the proof${cited}: ask whether the sum it names is enough, and what else has to be shown.`
        : missed(means, cited);
  }
}
