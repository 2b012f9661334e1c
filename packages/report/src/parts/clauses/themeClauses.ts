import type { Contribution, FactorId } from '@global-fit/matching/model';
import { besideHome, type PlaceView } from '../../place/view.ts';
import { careWeight } from '../../profile/profile.ts';
import type { Said } from '../../prose/said.ts';
import { mayStay } from '../../place/entry/standing.ts';
import { hasOnlyOpenCosts } from '../../place/money/costSaid.ts';
import { isGain, isNoGain, losesByIt } from './againstHome.ts';
import { isInHand } from '../findings/gateAtRisk.ts';
import { payBehindBudget } from './payBehind.ts';
import { clauseFor } from './reasons.ts';
import { sameTheme } from './sameTheme.ts';
import { onWages } from '../../place/money/wagesSaid.ts';

/** Utility from which a theme may speak for a place; below, it may speak against it. */
const GOOD = 0.6;

/** A theme of the score with its clause. */
export interface Clause {
  readonly contribution: Contribution;
  readonly said: Said;
}

/** Two themes that both tell of prices. */
const OF_PRICES = ['cost_of_living', 'affordability'];

/** The indicator by which a theme of cost is compared with home. */
const COSTS: Readonly<Record<FactorId, string>> = {
  cost_of_living: 'price_level_vs_us',
  affordability: 'price_level_vs_us',
  housing: 'price_level_housing',
};

/** A theme's cost as a share of home's; null for other themes, and where unknown. */
function costBesideHome(view: PlaceView, factor: FactorId): number | null {
  const indicator = COSTS[factor];
  return indicator === undefined ? null : (besideHome(view, indicator)?.ratio ?? null);
}

/** From this share of home's cost, a place saves nothing. */
const ALIKE = 0.95;

/**
 * Whether the place is dearer than home, or as dear where saving was wanted: no strength, whatever others in the
 * world pay.
 */
function isNoSaving(view: PlaceView, factor: FactorId): boolean {
  const less = ['spend-less', 'spend-much-less'].some((one) =>
    view.profile.read.has('cost-of-living-priority', one),
  );
  return (costBesideHome(view, factor) ?? 0) > (less ? ALIKE : 1);
}

/**
 * Whether either theme of prices speaks for the place. Prices are mentioned on one side only, and this decides for that
 * one.
 */
function pricesSpeakFor(view: PlaceView): boolean {
  return (view.studied?.contributions ?? []).some(
    (one) => OF_PRICES.includes(one.factor) && (one.utility ?? 0) >= GOOD && mayBeSaid(view, one, 'good'),
  );
}

/** Whether the customer asked for the rights of same-sex couples, so that they count as a reason. */
function asksForUnions({ profile }: PlaceView): boolean {
  return (
    careWeight(profile, 'lgbt') > 0 ||
    profile.read.has('couple-lifestyle-priorities', 'recognised-relationship')
  );
}

/** Whether a must-have on the same subject is at risk or failed, so that the theme is no reason for the place. */
function isDoubtful({ studied }: PlaceView, theme: Contribution): boolean {
  return (studied?.gates ?? []).some(
    (gate) => ['at_risk', 'failed'].includes(gate.status) && !isInHand(gate) && sameTheme(gate, theme),
  );
}

/** Points of 100 that a theme costs the place. */
export const lossOf = ({ weight, utility }: Contribution): number => 100 * weight * (1 - (utility ?? 0));

/** Points from which a theme that no answer asked for may speak against a place. */
const UNASKED = 1;

/** Whether a theme was not asked for and costs next to nothing. */
const isAside = (theme: Contribution): boolean =>
  theme.because.questionIds.length === 0 && lossOf(theme) < UNASKED;

/**
 * Whether prices may be mentioned on this side. The must-have on the budget includes rent, which the themes of prices
 * do not, so it decides: where it is tight, prices are no strength.
 */
function pricesMayBeSaid(view: PlaceView, factor: string, side: 'good' | 'bad'): boolean {
  const gates = view.studied?.gates;
  // Today's spending says nothing of a month that must be paid from local wages.
  if (factor === 'affordability' && onWages(gates)) return false;
  if (side === 'bad') return !pricesSpeakFor(view);
  if (factor === 'affordability' && payBehindBudget(view)) return false;
  const budget = gates?.find(({ group }) => group === 'budget');
  return (
    !budget ||
    budget.status === 'met' ||
    hasOnlyOpenCosts(budget) ||
    (factor === 'cost_of_living' && budget.status === 'unknown')
  );
}

/**
 * Whether a theme may be mentioned on this side. Prices above home's are no strength; working hours do not matter to
 * those who will not work; same-sex couples' rights are named only to those who asked.
 */
export function mayBeSaid(view: PlaceView, theme: Contribution, side: 'good' | 'bad'): boolean {
  const { factor } = theme;
  if (factor === 'lgbt_rights') return asksForUnions(view);
  if (factor === 'work_life') return !['retired', 'means'].includes(view.profile.stage);
  // A short way to citizenship is no strength where the household's way in does not lead there.
  if (factor === 'path_to_citizenship' && side === 'good') return mayStay(view);
  if (side === 'good' && (isNoSaving(view, factor) || isDoubtful(view, theme) || isNoGain(view, factor)))
    return false;
  return !OF_PRICES.includes(factor) || pricesMayBeSaid(view, factor, side);
}

/**
 * Dear by world standards but cheaper than home: it may be the strongest point against, but not an additional one.
 */
export function cheaperThanHome(view: PlaceView, { contribution }: Clause): boolean {
  return (costBesideHome(view, contribution.factor) ?? 1) < 1;
}

/** Whether the must-have on the budget has said already that money is tight. */
function isWarned({ studied }: PlaceView, { factor }: Contribution): boolean {
  return (
    factor === 'affordability' &&
    (studied?.gates.some(({ group, status }) => group === 'budget' && status === 'at_risk') ?? false)
  );
}

/** Whether the other theme of prices was stated already. */
function pricesTold(told: readonly Contribution[], { factor }: Contribution): boolean {
  return OF_PRICES.includes(factor) && told.some((one) => OF_PRICES.includes(one.factor));
}

/** One weak theme as the strongest point, and one beside it. */
const ENOUGH = 2;

/**
 * Up to `take` themes for a place or against it, the weightiest first. Themes against it come first where the move is
 * a loss; those nobody asked for fill in where too few are left.
 */
export function clauses(view: PlaceView, side: 'good' | 'bad', take: number): readonly Clause[] {
  const all = (view.studied?.contributions ?? []).filter(
    (one) => mayBeSaid(view, one, side) && (side === 'good' || !isWarned(view, one)),
  );
  const found = (themes: readonly Contribution[]): readonly Clause[] => weightiest(view, themes, side, take);
  if (side === 'good') {
    // A theme below the place's own score drags it down, so it is a reason for the place only where too few lie
    // above.
    const score = (view.studied?.contributions ?? []).reduce((sum, one) => sum + one.points, 0);
    const above = found(all.filter(({ utility }) => 100 * (utility ?? 0) >= score));
    return above.length >= ENOUGH ? above : found(all);
  }
  const losses = all.filter((one) => losesByIt(view, one));
  const asked = found(losses.filter((one) => !isAside(one)));
  if (asked.length >= ENOUGH) return asked;
  const any = found(losses);
  return any.length > 0 ? any : found(all.filter((one) => !isGain(view, one)));
}

/** The first `take` themes that can be told in figures, ordered by the points they give or cost. */
export function weightiest(
  view: PlaceView,
  all: readonly Contribution[],
  side: 'good' | 'bad',
  take: number,
): readonly Clause[] {
  const utility = (one: Contribution): number => one.utility ?? 0;
  const rated = all
    .filter((one) => one.utility !== null && (side === 'good' ? utility(one) >= GOOD : utility(one) < GOOD))
    .sort((a, b) => (side === 'good' ? b.points - a.points : lossOf(b) - lossOf(a)));
  const found: Clause[] = [];
  for (const contribution of rated) {
    const told = found.map((one) => one.contribution);
    const said = pricesTold(told, contribution) ? null : clauseFor(view, contribution, side);
    if (said && !found.some((one) => one.said.text === said.text)) found.push({ contribution, said });
    if (found.length === take) break;
  }
  return found;
}
