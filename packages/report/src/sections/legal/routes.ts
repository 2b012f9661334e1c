import type { Country, RouteKind, VisaRoute } from '@global-fit/atlas/model';
import type { FreeMovement } from '@global-fit/atlas/movement';
import type { PlaceView } from '../../place/view.ts';
import type { Stage } from '../../profile/stage.ts';
import { localPay } from '../career/localPay.ts';
import { shutByNote } from './notes.ts';

/** How a route stands for this household. */
export interface OpenRoute {
  readonly route: VisaRoute;
  /** Higher fits better. */
  readonly fit: number;
  /** Against the income threshold: met by the lower edge, perhaps (inside the band), not met, or nothing to compare. */
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

const BY_WISH: Readonly<Record<string, readonly RouteKind[]>> = {
  'digital-nomad': ['digital-nomad'],
  entrepreneur: ['entrepreneur/startup', 'investor'],
  'permanent-residency': ['permanent-residency'],
  retirement: ['retirement/passive-income'],
  work: ['work'],
};

/** The income that would be counted in a month, as edges in US dollars. */
export function monthlyIncome(view: PlaceView): { low: number; high: number; ids: readonly string[] } | null {
  const { income, monthlyBudget } = view.profile;
  if (income)
    return {
      low: income.low / 12,
      high: (income.high ?? income.low * 2) / 12,
      ids: ['expected-annual-income'],
    };
  if (monthlyBudget !== null && monthlyBudget > 0)
    return { low: monthlyBudget, high: monthlyBudget, ids: ['monthly-budget'] };
  return null;
}

function incomeStatus(view: PlaceView, route: VisaRoute): OpenRoute['income'] {
  const threshold = route.minIncome?.monthlyUsd;
  const own = monthlyIncome(view);
  if (threshold == null || !own) return 'unknown';
  if (own.low >= threshold) return 'met';
  if (own.high >= threshold) return 'perhaps';
  // The pay that counts for a work permit is that of the new job: usual pay above the threshold may reach it.
  const usual = route.kind === 'work' ? localPay(view) : null;
  return usual && usual.monthly.value >= threshold ? 'perhaps' : 'short';
}

const INCOME_FIT: Readonly<Record<OpenRoute['income'], number>> = {
  met: 1,
  perhaps: 0.6,
  unknown: 0.4,
  short: -1,
};
const CONFIDENCE_FIT: Readonly<Record<VisaRoute['confidence'], number>> = { high: 0.2, medium: 0.1, low: 0 };
/** Rows that speak of a relationship or a nationality, which fit only who has them. */
const PARTICULAR = /spouse|fianc|marriage|iberoamerican|ancestr|refugee|working holiday/i;

/** Open, printable routes of residence that suit this household's plans, the best first. */
export function openRoutes(view: PlaceView): readonly OpenRoute[] {
  const { read, stage } = view.profile;
  const wished = read.choices('visa-preference').flatMap((choice) => BY_WISH[choice] ?? []);
  const suited = BY_STAGE[stage];
  return view.atlas.routes
    .of(view.iso3)
    .filter((route) => route.shown && route.status === 'open' && !PARTICULAR.test(route.name))
    .filter((route) => !shutByNote(view, route))
    .filter(
      (route) =>
        suited.includes(route.kind) || (wished.includes(route.kind) && route.kind !== 'permanent-residency'),
    )
    .map((route): OpenRoute => {
      const income = incomeStatus(view, route);
      const order = suited.indexOf(route.kind);
      const fit =
        INCOME_FIT[income] +
        CONFIDENCE_FIT[route.confidence] +
        (order >= 0 ? 1.2 - order * 0.3 : 0) +
        (wished.includes(route.kind) ? 0.8 : 0) -
        (route.minInvestment?.usd ? 0.4 : 0);
      return { route, fit, income };
    })
    .sort((a, b) => b.fit - a.fit);
}

export interface RightToStay {
  readonly passport: Country;
  readonly movement: FreeMovement;
}

/** The strongest right of free movement any of the household's passports carries; null when none. */
export function freeMovement(view: PlaceView): RightToStay | null {
  const rights = view.profile.citizenships.flatMap((passport) => {
    const movement = view.atlas.movement.movements(passport.iso3, view.iso3)[0];
    return movement && movement.grade !== 'visit' && movement.from.shown ? [{ passport, movement }] : [];
  });
  return rights.find((right) => right.movement.grade === 'settle') ?? rights[0] ?? null;
}

/** True when the household holds the citizenship of this place. */
export function isCitizen(view: PlaceView): boolean {
  return view.profile.citizenships.some((country) => country.iso3 === view.iso3);
}

/** Free movement, or the passport itself: no route is needed. */
export function rightByPassport(view: PlaceView): boolean {
  return isCitizen(view) || freeMovement(view)?.movement.grade === 'settle';
}

/** What the household would first ask an embassy for. */
export function suitedKind(view: PlaceView): RouteKind {
  return BY_STAGE[view.profile.stage][0] as RouteKind;
}

/**
 * Whether an open route that suits is known only from a source without a clear licence. Its kind may be told, as the
 * ranking counts with it; name, threshold and fee may not.
 */
export function hasUnnamedRoute(view: PlaceView): boolean {
  const kind = suitedKind(view);
  return view.atlas.routes
    .of(view.iso3)
    .some((route) => !route.shown && route.status === 'open' && route.kind === kind);
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

/** The name of a route as printed; a bracket the table cut off is closed. */
export function routeName(route: Pick<VisaRoute, 'name'>): string {
  const open = route.name.split('(').length - route.name.split(')').length;
  return open > 0 ? `${route.name}${')'.repeat(open)}` : route.name;
}

/** The answers that make this route one to look at: what the customer will do, or the visa it asked for. */
export function routeIds(view: PlaceView, route: VisaRoute): readonly string[] {
  return BY_STAGE[view.profile.stage].includes(route.kind) ? view.profile.stageIds : ['visa-preference'];
}
