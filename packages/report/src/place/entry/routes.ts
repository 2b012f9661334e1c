import type { Country, Iso3 } from '@global-fit/atlas/model';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { FreeMovement } from '@global-fit/atlas/entry/movement';
import { incomeAgainst } from '@global-fit/matching/entry/route/testRoute';
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

/** How a route stands for this household. */
export interface OpenRoute {
  readonly route: VisaRoute;
  readonly standing: RouteEntry;
  /** Against what is asked for: met by the lower edge, perhaps (inside the band), not met, or nothing to compare. */
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

/** The answers that tell the income expected after the move; null where none does. */
export function incomeIds(view: PlaceView): readonly string[] | null {
  const budget = preferencesOf(view).budget;
  return budget?.expected ? ['expected-annual-income', ...(budget.toldIn ? [budget.toldIn] : [])] : null;
}

/** The engine's words for an income against a threshold, in the words of this report. */
const INCOME_SAID: Readonly<Partial<Record<RouteTest | 'above' | 'below', OpenRoute['income']>>> = {
  above: 'met',
  passed: 'met',
  within: 'perhaps',
  below: 'short',
  close: 'short',
  'by both': 'perhaps',
};

/** How the income expected stands to what a route asks for in a month, whatever it asks for in capital. */
export function incomeAlone(view: PlaceView, { standing: { way }, income }: OpenRoute): OpenRoute['income'] {
  if ((way.kind !== 'route' && way.kind !== 'short') || way.asked !== 'capital') return income;
  const side = incomeAgainst(preferencesOf(view), way.route);
  return (side && INCOME_SAID[side]) ?? 'unknown';
}

/** How the income expected, or the capital where that is what counts, stands to what the route asks for. */
function incomeOf({ way }: RouteEntry): OpenRoute['income'] {
  if (way.kind === 'short') return 'short';
  if (way.kind === 'job search') return 'unknown';
  // What is earned counts for nothing there: the part that counts nobody told.
  if (leavesOutEarnings(way)) return 'unknown';
  const stands = way.kind === 'job offer' ? way.expected : way.test;
  return (stands && INCOME_SAID[stands]) ?? 'unknown';
}

/**
 * Routes on record for people like these, the best first: those the engine graded, in its order, so that the route
 * which set the must-have is the one the text tells of.
 */
export function openRoutes(view: PlaceView): readonly OpenRoute[] {
  const { entry, routes } = wayInto(view);
  // Routes that only help, and are out of reach, are no way in: the engine counts them as no record.
  if (entry.way.kind === 'no record' || isAtHome(view)) return [];
  // Whoever comes as the family of somebody with free movement asks for none of them.
  if (rightAsFamily(view)) return [];
  // Where ancestry comes first, nobody is sent to invest.
  const open = routes.filter(({ way }) => entry.way.kind !== 'descent' || way.route.kind !== 'investor');
  return open.map((standing) => ({
    route: standing.way.route,
    standing,
    income: incomeOf(standing),
  }));
}

/** An investment whose sum is in hand, which stands where a claim by descent comes to nothing; null where none does. */
export function investmentInHand(view: PlaceView): VisaRoute | null {
  const found = wayInto(view).routes.find(
    ({ way }) => way.kind === 'route' && way.route.kind === 'investor' && way.test === 'passed',
  );
  return found?.way.route ?? null;
}

/** Kinds of visa as ticked, with the kinds of route they stand for. */
const BY_WISH: Readonly<Record<string, RouteKind>> = {
  'digital-nomad': 'digital-nomad',
  entrepreneur: 'entrepreneur/startup',
  'permanent-residency': 'permanent-residency',
  retirement: 'retirement/passive-income',
  work: 'work',
};

/**
 * The best route of each kind that was ticked and is not that of the best way in, out of reach or not: what somebody
 * asked for by name is never dropped in silence.
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

/** The first of them; null when there is none. */
export function wishedBeside(view: PlaceView): OpenRoute | null {
  const [standing] = tickedBeside(view);
  return standing ? { route: standing.way.route, standing, income: incomeOf(standing) } : null;
}

/** The residence permit that an agreement between states owes to a passport held; null where none is on record. */
export function agreedPermit(view: PlaceView): VisaRoute | null {
  const best = openRoutes(view)[0]?.route;
  return best?.kind === 'agreement' ? best : null;
}

export interface RightToStay {
  readonly passport: Country;
  readonly movement: FreeMovement;
}

/** The strongest right of free movement any of the household's passports carries; null when none. */
export function freeMovement(view: PlaceView, iso3: Iso3 = view.iso3): RightToStay | null {
  const rights = view.profile.citizenships.flatMap((passport) => {
    const movement = view.atlas.movement.movements(passport.iso3, iso3)[0];
    return movement && movement.grade !== 'visit' && movement.from.shown ? [{ passport, movement }] : [];
  });
  return rights.find((right) => right.movement.grade === 'settle') ?? rights[0] ?? null;
}

/** True when the household holds the citizenship of this place. */
export function isCitizen(view: PlaceView): boolean {
  return view.profile.citizenships.some((country) => country.iso3 === view.iso3);
}

/** Free movement, the passport itself, or a home there already: no route is needed. */
export function rightByPassport(view: PlaceView): boolean {
  return isCitizen(view) || isAtHome(view) || freeMovement(view)?.movement.grade === 'settle';
}

/** What the passport of a partner opens, where it is the way in; null where another way is. */
export function partnersWayIn(view: PlaceView): PartnerWay | null {
  const { way } = wayInto(view).entry;
  return way.kind === 'partner' && !isAtHome(view) ? way : null;
}

/** The right to come as husband or wife of somebody with free movement, where it is the way in; null where it is not. */
export function rightAsFamily(view: PlaceView): PartnerWay | null {
  const way = partnersWayIn(view);
  return way && settlesAsFamily(way) ? way : null;
}

/** Whether they settle by a right, their own or that of a family: no route is needed. */
export function settlesByRight(view: PlaceView): boolean {
  return rightByPassport(view) || rightAsFamily(view) !== null;
}

/** Whether no permit is applied for: by citizens, those who live there, and those with the free movement of the Union. */
export function appliesForNoPermit(view: PlaceView): boolean {
  return isCitizen(view) || isAtHome(view) || settlesByUnionLaw(view);
}

/** What the household would first ask an embassy for. */
export function suitedKind(view: PlaceView): RouteKind {
  return BY_STAGE[view.profile.stage][0] as RouteKind;
}

/** A route of one kind, printable and open; the surest first. */
export function routeOfKind(view: PlaceView, kind: RouteKind): VisaRoute | null {
  const order = { high: 0, medium: 1, low: 2 } as const;
  return (
    [...view.atlas.routes.open(view.iso3, kind)]
      .filter((route) => route.shown)
      .sort((a, b) => order[a.confidence] - order[b.confidence])[0] ?? null
  );
}

/** Whether an employer there has to be found first: nobody applies for such a permit without a contract. */
export function needsEmployer({ profile }: PlaceView, { route, standing }: OpenRoute): boolean {
  return (
    (standing.way.kind === 'job offer' || route.conditions.forWhom === 'employees') &&
    profile.stage !== 'transfer' &&
    route.conditions.forWhom !== 'transferees'
  );
}

/** Whether the figures told do not reach what a route asks for: nobody is sent to apply for it as things are. */
export function isOutOfReach({ route, income }: OpenRoute): boolean {
  return route.kind !== 'work' && income === 'short';
}

/** The name of a route as printed; a bracket the table cut off is closed. */
export function routeName(route: Pick<VisaRoute, 'name'>): string {
  const open = route.name.split('(').length - route.name.split(')').length;
  return open > 0 ? `${route.name}${')'.repeat(open)}` : route.name;
}

/** The answers that make this route one to look at: what the customer will do, or the visa it asked for. */
export function routeIds(view: PlaceView, route: VisaRoute): readonly string[] {
  if (route.kind === 'agreement') return ['citizenship'];
  return BY_STAGE[view.profile.stage].includes(route.kind) ? view.profile.stageIds : ['visa-preference'];
}

/** The visa for remote work where it is the best way in: it is granted for income from abroad. */
export function remoteVisa(view: PlaceView): VisaRoute | null {
  const best = settlesByRight(view) ? undefined : openRoutes(view)[0]?.route;
  return best?.kind === 'digital-nomad' ? best : null;
}
