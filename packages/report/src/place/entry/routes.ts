import type { Country, Iso3 } from '@global-fit/atlas/model';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import { routeNoun } from './routeNoun.ts';
import { incomeAgainst } from '@global-fit/matching/entry/route/countedIncome';
import {
  leavesOutEarnings,
  type PartnerWay,
  type RouteEntry,
  type RouteTest,
  settlesAsFamily,
} from '@global-fit/matching/entry/way';
import { isAtHome } from '../atHome.ts';
import { settlesByUnionLaw } from '../rights/europeanUnion.ts';
import type { PlaceView } from '../view.ts';
import type { Stage } from '../../profile/stage.ts';
import { preferencesOf, wayInto } from './standing.ts';

/** A route and how it stands for this household. */
export interface OpenRoute {
  readonly route: VisaRoute;
  readonly standing: RouteEntry;
  /**
   * How income compares with what is asked: met at its lower edge, perhaps met within the band, short, or nothing to
   * compare.
   */
  readonly income: 'met' | 'perhaps' | 'short' | 'unknown';
}

const BY_STAGE: Readonly<Record<Stage, readonly RouteKind[]>> = {
  retired: ['retirement/passive-income'],
  means: ['retirement/passive-income', 'investor'],
  student: ['study'],
  founder: ['entrepreneur/startup', 'investor', 'work'],
  owner: ['entrepreneur/startup', 'investor', 'digital-nomad'],
  remote: ['digital-nomad', 'work'],
  freelance: ['digital-nomad', 'entrepreneur/startup'],
  employee: ['work'],
  transfer: ['work'],
  open: ['digital-nomad', 'work'],
};

/** Ids of the answers that tell the expected income; null where none does. */
export function incomeIds(view: PlaceView): readonly string[] | null {
  const budget = preferencesOf(view).budget;
  return budget?.expected ? ['expected-annual-income', ...(budget.toldIn ? [budget.toldIn] : [])] : null;
}

/** Translates the engine's result of an income test into this report's. */
const INCOME_SAID: Readonly<Partial<Record<RouteTest | 'above' | 'below', OpenRoute['income']>>> = {
  above: 'met',
  passed: 'met',
  within: 'perhaps',
  below: 'short',
  close: 'short',
  'by both': 'perhaps',
};

/** How the expected income compares with a route's monthly income, leaving its capital aside. */
export function incomeAlone(view: PlaceView, { standing: { way }, income }: OpenRoute): OpenRoute['income'] {
  if ((way.kind !== 'route' && way.kind !== 'short') || way.asked !== 'capital') return income;
  const side = incomeAgainst(preferencesOf(view), way.route);
  return (side && INCOME_SAID[side]) ?? 'unknown';
}

/** How the expected income, or capital where that counts, compares with what the route asks. */
function incomeOf({ way }: RouteEntry): OpenRoute['income'] {
  if (way.kind === 'short') return 'short';
  if (way.kind === 'job search') return 'unknown';
  // Earnings do not count for it, and the part that does was not stated.
  if (leavesOutEarnings(way)) return 'unknown';
  const stands = way.kind === 'job offer' ? way.expected : way.test;
  return (stands && INCOME_SAID[stands]) ?? 'unknown';
}

/**
 * The routes on record for this household in the engine's order, best first, so that score, must-have and text are
 * about the same route.
 */
export function openRoutes(view: PlaceView): readonly OpenRoute[] {
  const { entry, routes } = wayInto(view);
  // Routes that only help and are out of reach are no way in; the engine counts them as no record.
  if (entry.way.kind === 'no record' || isAtHome(view)) return [];
  // Family members of somebody with free movement need none of them.
  if (rightAsFamily(view)) return [];
  // Where a claim by descent comes first, nobody is sent to invest.
  const open = routes.filter(({ way }) => entry.way.kind !== 'descent' || way.route.kind !== 'investor');
  return open.map((standing) => ({
    route: standing.way.route,
    standing,
    income: incomeOf(standing),
  }));
}

/** An investment route whose sum is in hand, as a fallback to a claim by descent; null where there is none. */
export function investmentInHand(view: PlaceView): VisaRoute | null {
  const found = wayInto(view).routes.find(
    ({ way }) => way.kind === 'route' && way.route.kind === 'investor' && way.test === 'passed',
  );
  return found?.way.route ?? null;
}

/** The kind of route behind each kind of visa that can be ticked. */
const BY_WISH: Readonly<Record<string, RouteKind>> = {
  'digital-nomad': 'digital-nomad',
  entrepreneur: 'entrepreneur/startup',
  'permanent-residency': 'permanent-residency',
  retirement: 'retirement/passive-income',
  work: 'work',
};

/**
 * The best route of each kind ticked beyond the best way in, whether or not it is within reach: what was asked for is
 * never dropped silently.
 */
export function tickedBeside(view: PlaceView): readonly RouteEntry[] {
  if (isAtHome(view)) return [];
  const { routes } = wayInto(view);
  const best = openRoutes(view)[0]?.route.kind;
  const ticked = view.profile.read.choices('visa-preference').flatMap((choice) => BY_WISH[choice] ?? []);
  return ticked
    .filter((kind) => kind !== best)
    .flatMap((kind) => routes.find(({ way }) => way.route.kind === kind) ?? []);
}

/** The first of them; null where there is none. */
export function wishedBeside(view: PlaceView): OpenRoute | null {
  const [standing] = tickedBeside(view);
  return standing ? { route: standing.way.route, standing, income: incomeOf(standing) } : null;
}

/** The residence permit that an agreement grants to a passport held; null without a record. */
export function agreedPermit(view: PlaceView): VisaRoute | null {
  const best = openRoutes(view)[0]?.route;
  return best?.kind === 'agreement' ? best : null;
}

export interface RightToStay {
  readonly passport: Country;
  readonly movement: FreeMovement;
}

/** The strongest free movement of any passport in the household; null where there is none. */
export function freeMovement(view: PlaceView, iso3: Iso3 = view.iso3): RightToStay | null {
  const rights = view.profile.citizenships.flatMap((passport) => {
    const movement = view.atlas.movement.movements(passport.iso3, iso3)[0];
    return movement && movement.grade !== 'visit' && movement.from.shown ? [{ passport, movement }] : [];
  });
  return rights.find((right) => right.movement.grade === 'settle') ?? rights[0] ?? null;
}

/** Whether the household holds this place's citizenship. */
export function isCitizen(view: PlaceView): boolean {
  return view.profile.citizenships.some((country) => country.iso3 === view.iso3);
}

/** Whether free movement, a passport or living there already makes a permit unnecessary. */
export function rightByPassport(view: PlaceView): boolean {
  return isCitizen(view) || isAtHome(view) || freeMovement(view)?.movement.grade === 'settle';
}

/** What a partner's passport opens, where it is the best way in; else null. */
export function partnersWayIn(view: PlaceView): PartnerWay | null {
  const { way } = wayInto(view).entry;
  return way.kind === 'partner' && !isAtHome(view) ? way : null;
}

/** The permit for the spouse of a citizen, where the partner is one and the permit on record; else null. */
export const spousesPermit = (view: PlaceView): VisaRoute | null => partnersWayIn(view)?.permit ?? null;

/** The right as the spouse of somebody with free movement, where it is the best way in; else null. */
export function rightAsFamily(view: PlaceView): PartnerWay | null {
  const way = partnersWayIn(view);
  return way && settlesAsFamily(way) ? way : null;
}

/** Whether they settle by right, their own or as family, so that no permit is needed. */
export function settlesByRight(view: PlaceView): boolean {
  return rightByPassport(view) || rightAsFamily(view) !== null;
}

/** Whether no permit is applied for: by citizens, residents, and holders of the European Union's free movement. */
export function appliesForNoPermit(view: PlaceView): boolean {
  return isCitizen(view) || isAtHome(view) || settlesByUnionLaw(view);
}

/** The kind of permit the household would first ask an embassy about. */
export function suitedKind(view: PlaceView): RouteKind {
  return BY_STAGE[view.profile.stage][0] as RouteKind;
}

/** An open, printable route of a kind; the most certain first. */
export function routeOfKind(view: PlaceView, kind: RouteKind): VisaRoute | null {
  const order = { high: 0, medium: 1, low: 2 } as const;
  return (
    [...view.atlas.routes.open(view.iso3, kind)]
      .filter((route) => route.shown)
      .sort((a, b) => order[a.confidence] - order[b.confidence])[0] ?? null
  );
}

/** Whether the permit needs an employer there, so nobody can apply without a contract. */
export function needsEmployer({ profile }: PlaceView, { route, standing }: OpenRoute): boolean {
  return (
    (standing.way.kind === 'job offer' || route.conditions.forWhom === 'employees') &&
    profile.stage !== 'transfer' &&
    route.conditions.forWhom !== 'transferees'
  );
}

/** Whether the figures stated fall short of the route, so nobody is sent to apply as things stand. */
export function isOutOfReach({ route, income }: OpenRoute): boolean {
  return route.kind !== 'work' && income === 'short';
}

/** Whether a route asks for hardly more than the income stated: the rate of a day or a small further income decides. */
export function isJustMissed(open: OpenRoute): boolean {
  const { way } = open.standing;
  return isOutOfReach(open) && way.kind === 'route' && way.test === 'close';
}

/** A route's name as printed: a bracket that the table cut off is closed, and a missing noun added. */
export function routeName(route: Pick<VisaRoute, 'name' | 'kind' | 'iso3'>): string {
  const open = route.name.split('(').length - route.name.split(')').length;
  const closed = open > 0 ? `${route.name}${')'.repeat(open)}` : route.name;
  const noun = routeNoun(route);
  return noun ? `${closed} ${noun}` : closed;
}

/** Ids of the answers that make a route relevant: the customer's plans, or the visa asked for. */
export function routeIds(view: PlaceView, route: VisaRoute): readonly string[] {
  if (route.kind === 'agreement') return ['citizenship'];
  return BY_STAGE[view.profile.stage].includes(route.kind) ? view.profile.stageIds : ['visa-preference'];
}

/** The remote-work visa where it is the best way in; it is granted for income from abroad. */
export function remoteVisa(view: PlaceView): VisaRoute | null {
  const best = settlesByRight(view) ? undefined : openRoutes(view)[0]?.route;
  return best?.kind === 'digital-nomad' ? best : null;
}
