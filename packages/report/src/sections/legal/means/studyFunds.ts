import { inDollars } from '../../../place/entry/incomeAsked.ts';
import { answerQuantity, constant, minus, type Quantity, times } from '../../../figures/quantity.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, type Said, say } from '../../../prose/said.ts';
import type { OpenRoute } from '../../../place/entry/routes.ts';
import { preferencesOf } from '../../../place/entry/standing.ts';
import { routeSaid } from '../../../place/entry/words.ts';

/** A gap of so few US dollars is none that a rounded sum could tell. */
const JUST_SHORT = 20;

/**
 * Means to study on: savings of a year, else who pays the month, since what is spent is no proof, or both together.
 */
export function studyFundsSaid(
  view: PlaceView,
  { route, standing: { way } }: OpenRoute,
  needed: Quantity,
): Said | null {
  const { studyPayer, budget: read } = preferencesOf(view);
  const told = view.profile.monthlyBudget;
  const budget = told === null ? null : answerQuantity(told, 'monthly-budget');
  const test = way.kind === 'route' ? way.test : null;
  const year = times(needed, constant(12, 'months in a year'));
  const saved = (said: Said): Said => because(said, 'liquid-assets-available');
  const together = budget !== null && budget.value < needed.value;
  const ofYear = inDollars(times(budget ?? constant(0, 'no month told'), constant(12, 'months in a year')));
  if (test === 'passed') {
    if ((read?.assetsUsd ?? 0) >= year.value)
      return saved(
        say`Your savings reach that for a year${routeSaid(route, '')}: have the statements ready.`,
      );
    return together
      ? saved(
          say`For a year that is ${inDollars(year)}; your months come to ${ofYear}, and your savings make up the rest${routeSaid(route, '')}: whoever pays the months has to sign for them, and the savings need a statement.`,
        )
      : budget &&
          say`The ${inDollars(budget)} a month that you can spend reach that${routeSaid(route, '')}: whoever pays it has to sign for it, with statements of their own.`;
  }
  if (test === 'within')
    return saved(
      together && (read?.assetsTopUsd ?? year.value) < year.value
        ? say`For a year that is ${inDollars(year)}. Your months come to ${ofYear}, and the rest lies inside the band of savings you ticked${routeSaid(route, '')}: the balance decides, and who signs for the months.`
        : say`For a year that is ${inDollars(year)}, which lies inside the band of savings you ticked${routeSaid(route, '')}: the balance decides.`,
    );
  if (test === 'by budget')
    return (
      budget &&
      say`The ${inDollars(budget)} a month that you can spend${together ? ' and your savings together' : ''} reach that, but what is spent is no proof${routeSaid(route, '')}: show savings, or who signs for it${studyPayer === 'scholarship' ? ', or the letter of the scholarship' : ''}.`
    );
  if (studyPayer === 'scholarship')
    return say`With a scholarship its letter is the proof${routeSaid(route, '')}: ask whether the sum that it names is enough, and what has to be shown beside it.`;
  return (
    budget &&
    say`You told us of ${inDollars(budget)} a month to spend, ${needed.value - budget.value < JUST_SHORT ? 'just short of' : say`${inDollars(minus(needed, budget))} less than`} that${routeSaid(route, '')}: ask whether a grant or a sponsor may close the gap.`
  );
}
