import type { GateResult, Match } from '@global-fit/matching/ranking';
import type { ReportInput } from '../../input.ts';
import type { ReportPlace } from '../../model.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { type Cost, costSaid, fundsSaid, hasOnlyOpenCosts, money } from '../../place/money/costSaid.ts';
import { hasWay } from '../findings/gates.ts';
import { whole } from '../../figures/wholeNumbers.ts';

const budgetGate = ({ gates }: Match): GateResult | undefined =>
  gates.find(({ group }) => group === 'budget');

/** The cost of a month where it exceeds the budget; null where it does not, or meets a legal minimum. */
function tooDear(match: Match | undefined): Cost | null {
  const gate = match && budgetGate(match);
  if (gate?.status !== 'at_risk' || gate.reason.kind !== 'cost' || fundsSaid(gate.reason)) return null;
  return hasOnlyOpenCosts(gate) ? null : gate.reason;
}

/** The best-ranked country with a way in whose month fits the budget, preferring those with surveyed rents. */
function firstToFit(matches: readonly Match[]): { readonly match: Match; readonly cost: Cost } | null {
  const fitting = matches.flatMap((match) => {
    const gate = hasWay(match.gates) ? budgetGate(match) : undefined;
    return gate?.status === 'met' && gate.reason.kind === 'cost' ? [{ match, cost: gate.reason }] : [];
  });
  return fitting.find(({ cost }) => cost.rent || cost.by) ?? fitting[0] ?? null;
}

/** Where every recommended place exceeds the budget: says so, and names the best-ranked country that does not. */
export function beyondBudget(
  { atlas, ranking }: Pick<ReportInput, 'atlas' | 'ranking'>,
  places: readonly Pick<ReportPlace, 'iso3' | 'origin'>[],
): Said | null {
  const here = places
    .filter(({ origin }) => origin === 'recommended')
    .map(({ iso3 }) => ranking.matches.find((match) => match.iso3 === iso3));
  const [first] = here;
  const costs = here.map(tooDear);
  const [cost] = costs;
  if (!first || !cost || costs.includes(null)) return null;
  const fits = firstToFit(ranking.matches);
  const country = fits && atlas.country(fits.match.iso3);
  const spend = money(cost.budgetUsd, 'what can be spent in a month');
  const instead =
    fits && country
      ? say`${capitalised(nameOf(country))}, at rank ${whole(fits.match.rank, 'its place in the ranking')}, is the first ${fits.cost.rent || fits.cost.by ? 'with surveyed rents ' : ''}that we see a way into and where you can pay for a month: ${costSaid(fits.cost)}.`
      : words('So does every other country that we see a way into and that passes your conditions.');
  return because(
    say`${costs.length === 1 ? 'This place costs' : 'Each place recommended here costs'} more than the ${spend} a month that you can spend, by our reckoning. ${instead}`,
    ...(budgetGate(first)?.because.questionIds ?? []),
  );
}
