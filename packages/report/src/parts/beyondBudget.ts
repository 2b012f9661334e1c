import type { GateResult, Match } from '@global-fit/matching/ranking';
import type { ReportInput } from '../input.ts';
import type { ReportPlace } from '../model.ts';
import { nameOf } from '../prose/countryNames.ts';
import { capitalised } from '../prose/english.ts';
import { because, type Said, say, words } from '../prose/said.ts';
import { type Cost, fundsSaid, hasOnlyOpenCosts, money } from './costSaid.ts';
import { hasWay } from './gates.ts';
import { whole } from './wholeNumbers.ts';

const budgetGate = ({ gates }: Match): GateResult | undefined =>
  gates.find(({ group }) => group === 'budget');

/** The month of a place where it costs more than can be spent; null where it does not, or suffices by law. */
function tooDear(match: Match | undefined): Cost | null {
  const gate = match && budgetGate(match);
  if (gate?.status !== 'at_risk' || gate.reason.kind !== 'cost' || fundsSaid(gate.reason)) return null;
  return hasOnlyOpenCosts(gate) ? null : gate.reason;
}

/** Where every place recommended costs more than can be spent: that, and the first of the ranking that does not. */
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
  const fits = ranking.matches.find((match) => hasWay(match.gates) && budgetGate(match)?.status === 'met');
  const reason = fits && budgetGate(fits)?.reason;
  const country = fits && atlas.country(fits.iso3);
  const spend = money(cost.budgetUsd, 'what can be spent in a month');
  const instead =
    country && reason?.kind === 'cost'
      ? say`${capitalised(nameOf(country))}, at rank ${whole(fits.rank, 'its place in the ranking')}, is the first into which we see a way and whose month you can pay, at about ${money(reason.costUsd, 'cost of the household there')}.`
      : words('So does every other country into which we see a way and that passes your conditions.');
  return because(
    say`${costs.length === 1 ? 'This place costs' : 'Each place recommended here costs'} more than the ${spend} a month that you can spend, by our reckoning. ${instead}`,
    ...(budgetGate(first)?.because.questionIds ?? []),
  );
}
