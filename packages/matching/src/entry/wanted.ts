import type { Iso3 } from '@global-fit/atlas/model';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../engine/engine.ts';
import type { PassportWays } from '../engine/records.ts';
import type { Preferences } from '../model/preferences.ts';
import { claimedCitizenships } from './descent.ts';
import { allowsNoWork } from './route/recorded.ts';

/** The kinds of route behind a wish in the form. */
interface KindsWanted {
  /** Supports the way of living that was wished for. */
  readonly opens?: RouteKind;
  /** Was ticked, but does not support a way of living by itself, such as permanent residence. */
  readonly named?: RouteKind;
  /** Was not ticked, but serves the wish of a household that has the capital. */
  readonly helps?: RouteKind;
}

const KIND_WANTED: Readonly<Record<string, KindsWanted>> = {
  'digital-nomad': { opens: 'digital-nomad' },
  entrepreneur: { opens: 'entrepreneur/startup', helps: 'investor' },
  'self-employed': { opens: 'entrepreneur/startup' },
  retirement: { opens: 'retirement/passive-income' },
  work: { opens: 'work' },
  study: { opens: 'study' },
  'permanent-residency': { named: 'permanent-residency', helps: 'investor' },
  citizenship: { helps: 'investor' },
  investor: { opens: 'investor' },
  undecided: { helps: 'investor' },
};

/** Ways of living that no investment route supports. */
const NOT_BY_CAPITAL: ReadonlySet<RouteKind> = new Set(['work', 'study']);

/** What a household wants and holds, computed once for all countries. */
export interface Wanted {
  readonly engine: Engine;
  readonly preferences: Preferences;
  readonly passports: readonly PassportWays[];
  /** Countries of ancestors whose citizenship can be claimed by our records, with the free movement it gives. */
  readonly claimed: readonly { readonly iso3: Iso3; readonly ways: PassportWays }[];
  /** Kinds that support a way of living that was wished for. */
  readonly opens: ReadonlySet<RouteKind>;
  /** All kinds that count: `opens`, `helps`, ticked ones, and agreements between states. */
  readonly kinds: ReadonlySet<RouteKind>;
  /** Kinds nobody asked for: used only where their sum is available and no wished route is within reach. */
  readonly helps: ReadonlySet<RouteKind>;
  /** Kinds that were ticked; the others follow from the way of working alone. */
  readonly ticked: ReadonlySet<RouteKind>;
}

/** Ways of working that come along, so that no employer in the new country is needed. */
const BROUGHT_ALONG: readonly (string | null)[] = ['freelance', 'remote-employee'];

/** Whether the work comes along. */
export const worksAlong = ({ arrangement }: Pick<Preferences, 'arrangement'>): boolean =>
  BROUGHT_ALONG.includes(arrangement);

/**
 * Whether a route requires a local job, or work for that country, although the work comes along: such a route follows
 * those that fit the work.
 */
export function needsLocalJob(
  { arrangement }: Pick<Preferences, 'arrangement'>,
  { kind, conditions }: Pick<VisaRoute, 'kind' | 'conditions'>,
): boolean {
  const there = kind === 'work' || conditions.forWhom === 'employees' || conditions.selection === 'interest';
  return BROUGHT_ALONG.includes(arrangement) && there;
}

/** Ways of working that require a right to work there. */
const EMPLOYED: readonly (string | null)[] = ['local-job', 'company-transfer'];

/** The answers that decide which kinds of permit are looked for. */
type Wishes = Pick<Preferences, 'routesWanted' | 'routesTicked' | 'arrangement'>;

/**
 * Whether work is looked for only because the permits ticked, a residence or a citizenship, leave open what to live on.
 * Capital may help there as well.
 */
const isTakenToWork = ({ routesTicked, arrangement }: Wishes): boolean =>
  routesTicked.length > 0 &&
  ![...EMPLOYED, 'study'].includes(arrangement) &&
  routesTicked.every((want) => KIND_WANTED[want]?.opens === undefined);

function kindsWanted(wishes: Wishes) {
  const { routesWanted, arrangement } = wishes;
  const wants = routesWanted.flatMap((want) => KIND_WANTED[want] ?? []);
  const all = new Set(wants.flatMap((want) => want.opens ?? []));
  const apart = BROUGHT_ALONG.includes(arrangement) && all.has('work');
  const opens = new Set([...all].filter((kind) => !apart || kind !== 'work'));
  const named = new Set(wants.flatMap((want) => want.named ?? []));
  const asked = new Set<RouteKind>([...opens, ...named, ...(apart ? ['work' as const] : [])]);
  const employed =
    opens.size > 0 && [...opens].every((kind) => NOT_BY_CAPITAL.has(kind)) && !isTakenToWork(wishes);
  const helps = new Set(
    employed ? [] : wants.flatMap((want) => want.helps ?? []).filter((kind) => !asked.has(kind)),
  );
  // Agreements between states count whatever was ticked, since the passport suffices.
  return { opens, helps, kinds: new Set<RouteKind>([...asked, ...helps, 'agreement']) };
}

/** Whether a permit for people of independent means requires capital only, and no income. */
function isByDeposit({ kind, minIncome, minInvestment, conditions }: VisaRoute): boolean {
  return (
    kind === 'retirement/passive-income' &&
    minInvestment !== null &&
    minIncome === null &&
    conditions.forWhom === null
  );
}

/**
 * The kind as which a route counts for a household. A retirement permit based on capital only counts as an investment
 * for households that do not want retirement, unless it forbids the local work they need.
 */
export function countsAs(
  { opens }: Pick<Wanted, 'opens'>,
  { arrangement }: Pick<Preferences, 'arrangement'>,
  route: VisaRoute,
): RouteKind {
  if (opens.has(route.kind) || !isByDeposit(route)) return route.kind;
  return allowsNoWork(route) && EMPLOYED.includes(arrangement) ? route.kind : 'investor';
}

/** The same, for preferences alone. */
export function wishAnswered(preferences: Wishes, route: VisaRoute): RouteKind {
  return countsAs(kindsWanted(preferences), preferences, route);
}

/** Whether a route counts only because the household has the capital, without a wish for it. */
export function onlyHelps(preferences: Wishes, route: VisaRoute): boolean {
  const wants = kindsWanted(preferences);
  return wants.helps.has(countsAs(wants, preferences, route));
}

/** Computes what a household wants and holds; see `Wanted`. */
export function wantedBy(engine: Engine, preferences: Preferences): Wanted {
  return {
    engine,
    preferences,
    passports: preferences.citizenships.map((passport) => engine.records.passport(passport)),
    claimed: claimedCitizenships(engine.atlas, preferences).map((iso3) => ({
      iso3,
      ways: engine.records.passport(iso3),
    })),
    ...kindsWanted(preferences),
    ticked: new Set(
      preferences.routesTicked.flatMap((want) => {
        const { opens, named } = KIND_WANTED[want] ?? {};
        return [...(opens ? [opens] : []), ...(named ? [named] : [])];
      }),
    ),
  };
}
