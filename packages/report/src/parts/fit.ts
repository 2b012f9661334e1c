import { hoursBetween } from '@global-fit/atlas/clocks';
import { isClock } from '@global-fit/matching/cities/townMeasures';
import { offsetOf } from '@global-fit/matching/conditions/clocks';
import type { Contribution, FactorId } from '@global-fit/matching/model';
import type { GateResult } from '@global-fit/matching/ranking';
import { leavesOutEarnings } from '@global-fit/matching/entry/way';
import type { Paragraph } from '../model.ts';
import { settleInTurn } from '../place/passage.ts';
import { besideHome, type PlaceView } from '../place/view.ts';
import { careWeight } from '../profile/profile.ts';
import { capitalised, list } from '../prose/english.ts';
import { because, type Said, say, sayAs, words } from '../prose/said.ts';
import { paragraph } from '../sections/compose.ts';
import { mayStay, preferencesOf } from '../sections/legal/standing.ts';
import { losesByIt } from './againstHome.ts';
import type { ChosenPlace } from './choose.ts';
import { hasOnlyOpenCosts } from './costSaid.ts';
import { isOpen } from './gates.ts';
import { nounOf } from './nouns.ts';
import { payBehindBudget } from './payBehind.ts';
import { clauseFor } from './reasons.ts';
import { sameTheme } from './sameTheme.ts';

/** From this utility on a theme may speak for a place, below it against it. */
const GOOD = 0.6;

export function sentence(said: Said): Said {
  const text = capitalised(said.text);
  return { ...said, text: /[.!?]$/.test(text) ? text : `${text}.` };
}

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
 * The must-have about the budget reckons with the rent, which the themes of prices do not: it has the last
 * word, and where it is tight, prices are no strength. What is dearer than at home is none either. Hours of
 * work are nothing to those who do none, and rights of couples of one sex are
 * named to those who asked for them.
 */
export function mayBeSaid(view: PlaceView, theme: Contribution, side: 'good' | 'bad'): boolean {
  const { factor } = theme;
  if (factor === 'lgbt_rights') return asksForUnions(view);
  if (factor === 'work_life') return !['retired', 'means'].includes(view.profile.stage);
  // A short way to citizenship is no strength where the own way in does not lead there.
  if (factor === 'path_to_citizenship' && side === 'good') return mayStay(view);
  if (side === 'good' && (isNoSaving(view, factor) || isDoubtful(view, theme))) return false;
  if (!OF_PRICES.includes(factor)) return true;
  if (side === 'bad') return !pricesSpeakFor(view);
  if (factor === 'affordability' && payBehindBudget(view)) return false;
  const budget = view.studied?.gates.find(({ group }) => group === 'budget');
  if (!budget) return true;
  return (
    budget.status === 'met' ||
    hasOnlyOpenCosts(budget) ||
    (factor === 'cost_of_living' && budget.status === 'unknown')
  );
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

export function clauses(view: PlaceView, side: 'good' | 'bad', take: number): readonly Clause[] {
  const all = (view.studied?.contributions ?? []).filter(
    (one) => mayBeSaid(view, one, side) && (side === 'good' || !isWarned(view, one)),
  );
  const found = (themes: readonly Contribution[]): readonly Clause[] => weightiest(view, themes, side, take);
  if (side === 'good') return found(all);
  const losses = all.filter((one) => losesByIt(view, one));
  const asked = found(losses.filter((one) => !isAside(one)));
  if (asked.length >= ENOUGH) return asked;
  const any = found(losses);
  return any.length > 0 ? any : found(all);
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

/** How the sum that a way in asks for stands to what was told; null for every other must-have. */
function sumTested({ reason }: GateResult): string | null {
  if (reason.kind !== 'way in' || reason.way.kind !== 'route' || leavesOutEarnings(reason.way)) return null;
  return reason.way.test;
}

/** Whether the way in asks for a sum that is in hand, graded with care where nobody asked for it. */
const isInHand = (gate: GateResult): boolean => sumTested(gate) === 'passed';

/** The same, or a sum below the month to spend: no point against. */
export const isReached = (gate: GateResult): boolean => isInHand(gate) || sumTested(gate) === 'by budget';

/** Whether a must-have is told among what speaks against the place. */
export const isAgainst = (gate: GateResult): boolean =>
  gate.status === 'at_risk' && !isOpen(gate) && !isReached(gate);

/** Office hours that are no further off than at home today: told, but no reason to stay there. */
function isAsAtHome(view: PlaceView, { reason }: GateResult): boolean {
  const home = preferencesOf(view).clockAtHome;
  if (reason.kind !== 'towns' || !isClock(reason.measure) || home === null) return false;
  const today = hoursBetween(home, offsetOf(reason.measure));
  return reason.towns.every(({ value }) => value <= today);
}

/**
 * The must-have at risk that weighs most: a budget far from enough, a value demanded that is held less than
 * at home, then those of every move and wish, the customer's own conditions, and last what follows from other
 * answers and what may still come on top of a month.
 */
export function gateAtRisk(view: PlaceView): GateResult | undefined {
  const turn = (gate: GateResult): number => {
    if (isFarShort(gate)) return 0;
    if (hasOnlyOpenCosts(gate)) return 5;
    const own = gate.group === 'deal-breaker';
    if (gate.reason.kind === 'indicator' && gate.reason.home) return own ? 1 : 2;
    return own ? 4 : gate.group === 'need' ? 5 : 3;
  };
  return view.studied?.gates
    .filter((gate) => isAgainst(gate) && !isAsAtHome(view, gate))
    .toSorted((a, b) => turn(a) - turn(b))[0];
}

/** A month that costs so many times the budget weighs more than whatever else is only just met. */
const FAR_SHORT = 1.2;

/** Whether the budget is far from enough. */
function isFarShort({ group, reason }: GateResult): boolean {
  return group === 'budget' && reason.kind === 'cost' && reason.costUsd >= FAR_SHORT * reason.budgetUsd;
}

/** The theme that weighs most in the answers, which is the same for every place and therefore named once. */
function leading(view: PlaceView, { contribution, said }: Clause): Said {
  const most = Math.max(...(view.studied?.contributions ?? []).map(({ weight }) => weight));
  if (contribution.weight < most || most < 0.1 || view.ledger.timesUsed('leading') > 0) return said;
  view.ledger.use('leading');
  return say`${capitalised(nounOf(contribution))} [counts most in your answers|carries the most weight for you]: ${said}.`;
}

/** Where no theme stands out, the conditions speak for the place. */
function onConditions(view: PlaceView): Said {
  const met = view.studied?.gates.filter((gate) => gate.status === 'met') ?? [];
  const ids = new Set(met.flatMap((gate) => gate.because.questionIds));
  return because(
    words(
      `No single theme makes the case for ${view.name}; it is here because it breaks none of the conditions that follow from your answers.`,
    ),
    'citizenship',
    ...ids,
  );
}

/** How many reasons are given for a place, and how much one that was given for an earlier place is worth again. */
const REASONS = 4;
const TOLD_BEFORE = 0.3;

/**
 * Why a place fits: a reason given for an earlier place does not tell the two apart, so it is only named, and what
 * differs is told. Themes `apart` are told elsewhere.
 */
export function fitParagraphs(
  view: PlaceView,
  chosen: ChosenPlace,
  apart: ReadonlySet<FactorId> = new Set(),
): readonly Paragraph[] {
  const good = clauses(view, 'good', 10).filter(({ contribution }) => !apart.has(contribution.factor));
  if (good.length === 0) return chosen.match ? [paragraph(onConditions(view))] : [];
  const told = ({ contribution }: Clause): number => view.ledger.timesUsed(`fit-${contribution.factor}`);
  const worth = (one: Clause): number => one.contribution.points * TOLD_BEFORE ** told(one);
  const chosenOnes = new Set([...good].sort((a, b) => worth(b) - worth(a)).slice(0, REASONS));
  const strongest = new Set(good.slice(0, REASONS));
  const shared = good.filter((one) => strongest.has(one) && !chosenOnes.has(one) && told(one) > 0);
  const reasons = good
    .filter((one) => chosenOnes.has(one))
    .map((one) => paragraph(settleInTurn(view, sentence(leading(view, one)))));
  for (const { contribution } of chosenOnes) view.ledger.use(`fit-${contribution.factor}`);
  if (shared.length === 0) return reasons;
  const names = list(shared.map(({ contribution }) => nounOf(contribution)));
  const said = say`[Here too|For this place as well|Again|Once more], ${names} ${shared.length === 1 ? 'counts' : 'count'} in favour of ${view.name}.${sayAs(
    '',
    shared.map((one) => one.said),
  )}`;
  return [...reasons, paragraph(settleInTurn(view, said))];
}
