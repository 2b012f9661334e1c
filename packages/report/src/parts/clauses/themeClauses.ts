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

/** From this utility on a theme may speak for a place, below it against it. */
const GOOD = 0.6;

/** A theme of the score with what is said of it. */
export interface Clause {
  readonly contribution: Contribution;
  readonly said: Said;
}

/** Two themes that speak of the same prices. */
const OF_PRICES = ['cost_of_living', 'affordability'];

/** What a theme of costs is compared with home by. */
const COSTS: Readonly<Record<FactorId, string>> = {
  cost_of_living: 'price_level_vs_us',
  affordability: 'price_level_vs_us',
  housing: 'price_level_housing',
};

/** The costs of such a theme as a share of those at home; null for other themes, and where they are not known. */
function costBesideHome(view: PlaceView, factor: FactorId): number | null {
  const indicator = COSTS[factor];
  return indicator === undefined ? null : (besideHome(view, indicator)?.ratio ?? null);
}

/** From this share of the costs at home on nobody spends less there. */
const ALIKE = 0.95;

/**
 * Whether somebody would pay more there than at home, or as much where spending less was asked for: no strength of a
 * place, whatever the world pays.
 */
function isNoSaving(view: PlaceView, factor: FactorId): boolean {
  const less = ['spend-less', 'spend-much-less'].some((one) =>
    view.profile.read.has('cost-of-living-priority', one),
  );
  return (costBesideHome(view, factor) ?? 0) > (less ? ALIKE : 1);
}

/** Whether prices speak for the place by one of the two themes: they are told on one side, and then on this one. */
function pricesSpeakFor(view: PlaceView): boolean {
  return (view.studied?.contributions ?? []).some(
    (one) => OF_PRICES.includes(one.factor) && (one.utility ?? 0) >= GOOD && mayBeSaid(view, one, 'good'),
  );
}

/** Whether somebody asked for the rights of couples of one sex, so that they are a reason of theirs. */
function asksForUnions({ profile }: PlaceView): boolean {
  return (
    careWeight(profile, 'lgbt') > 0 ||
    profile.read.has('couple-lifestyle-priorities', 'recognised-relationship')
  );
}

/** Whether a must-have that is at risk or fails measures a theme as well: then that is no reason for the place. */
function isDoubtful({ studied }: PlaceView, theme: Contribution): boolean {
  return (studied?.gates ?? []).some(
    (gate) => ['at_risk', 'failed'].includes(gate.status) && !isInHand(gate) && sameTheme(gate, theme),
  );
}

/** Points of 100 that a theme takes from the score. */
export const lossOf = ({ weight, utility }: Contribution): number => 100 * weight * (1 - (utility ?? 0));

/** What no answer asked for speaks against a place only from so many points on. */
const UNASKED = 1;

/** Whether a theme counts for nobody who answered, and for little beside. */
const isAside = (theme: Contribution): boolean =>
  theme.because.questionIds.length === 0 && lossOf(theme) < UNASKED;

/**
 * Whether prices may be told for a place, or against it. The must-have about the budget reckons with the rent, which the
 * themes of prices do not: it has the last word, and where it is tight, prices are no strength.
 */
function pricesMayBeSaid(view: PlaceView, factor: string, side: 'good' | 'bad'): boolean {
  const gates = view.studied?.gates;
  // What is spent today says nothing of a month that wages paid there are to carry.
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
 * Whether a theme may be told for a place, or against it. What is dearer than at home is no strength. Hours of work are
 * nothing to those who do none, and rights of couples of one sex are named to those who asked for them.
 */
export function mayBeSaid(view: PlaceView, theme: Contribution, side: 'good' | 'bad'): boolean {
  const { factor } = theme;
  if (factor === 'lgbt_rights') return asksForUnions(view);
  if (factor === 'work_life') return !['retired', 'means'].includes(view.profile.stage);
  // A short way to citizenship is no strength where the own way in does not lead there.
  if (factor === 'path_to_citizenship' && side === 'good') return mayStay(view);
  if (side === 'good' && (isNoSaving(view, factor) || isDoubtful(view, theme) || isNoGain(view, factor)))
    return false;
  return !OF_PRICES.includes(factor) || pricesMayBeSaid(view, factor, side);
}

/** Dear as the world goes, but not for somebody from home: that may be the strongest point, and is no further one. */
export function cheaperThanHome(view: PlaceView, { contribution }: Clause): boolean {
  return (costBesideHome(view, contribution.factor) ?? 1) < 1;
}

/** Whether the must-have on the budget says already that the means are tight. */
function isWarned({ studied }: PlaceView, { factor }: Contribution): boolean {
  return (
    factor === 'affordability' &&
    (studied?.gates.some(({ group, status }) => group === 'budget' && status === 'at_risk') ?? false)
  );
}

/** Whether prices were told already by the other of the two themes that speak of them. */
function pricesTold(told: readonly Contribution[], { factor }: Contribution): boolean {
  return OF_PRICES.includes(factor) && told.some((one) => OF_PRICES.includes(one.factor));
}

/** One weak theme for the strongest point, and one beside it. */
const ENOUGH = 2;

/**
 * Up to `take` themes that speak for a place, or against it, the weightiest first. Against it come those in which
 * somebody loses by the move; what nobody asked for and what is no loss only where too little else is left.
 */
export function clauses(view: PlaceView, side: 'good' | 'bad', take: number): readonly Clause[] {
  const all = (view.studied?.contributions ?? []).filter(
    (one) => mayBeSaid(view, one, side) && (side === 'good' || !isWarned(view, one)),
  );
  const found = (themes: readonly Contribution[]): readonly Clause[] => weightiest(view, themes, side, take);
  if (side === 'good') {
    // What lies below the score of the place draws it down: a reason only where little lies above.
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

/** The first few of these themes that may be told in figures, those that give or take the most points first. */
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
