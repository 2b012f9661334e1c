import type { Iso3 } from '@global-fit/atlas/model';
import type { RouteKind, VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../engine/engine.ts';
import type { PassportWays } from '../engine/records.ts';
import type { Preferences } from '../model/preferences.ts';
import { claimedCitizenships } from './descent.ts';
import { allowsNoWork } from './way.ts';

/**
 * Kinds of route that a wish stands for: those that open a way of living, those that were asked for by name and open
 * none by themselves, and those that only help a household which has the means for them.
 */
interface KindsWanted {
  readonly opens?: RouteKind;
  readonly named?: RouteKind;
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

/** Ways of living that an investment takes nobody to: employment and study. */
const NOT_BY_CAPITAL: ReadonlySet<RouteKind> = new Set(['work', 'study']);

/** The ways in that these preferences ask for, and what they are held against in every country. */
export interface Wanted {
  readonly engine: Engine;
  readonly preferences: Preferences;
  readonly passports: readonly PassportWays[];
  /** Countries of the ancestors whose records do not close the claim to citizenship, with what their passport opens. */
  readonly claimed: readonly { readonly iso3: Iso3; readonly ways: PassportWays }[];
  /** Kinds that open a way of living, and all kinds that count. */
  readonly opens: ReadonlySet<RouteKind>;
  readonly kinds: ReadonlySet<RouteKind>;
  /** Kinds that nobody asked for: a way in only where their sum is in hand and no wished way is within reach. */
  readonly helps: ReadonlySet<RouteKind>;
  /** Kinds that were ticked by name; the others are opened by the way of working alone. */
  readonly ticked: ReadonlySet<RouteKind>;
}

/** Work that comes along, and that no employer in the new country pays for. */
const BROUGHT_ALONG: readonly (string | null)[] = ['freelance', 'remote-employee'];

/**
 * Whether a route asks for a job there, whatever its kind, or for work that serves that country, beside work that is
 * brought along: it stands behind those that the work serves.
 */
export function isApart(
  { arrangement }: Pick<Preferences, 'arrangement'>,
  { kind, conditions }: Pick<VisaRoute, 'kind' | 'conditions'>,
): boolean {
  const there = kind === 'work' || conditions.forWhom === 'employees' || conditions.selection === 'interest';
  return BROUGHT_ALONG.includes(arrangement) && there;
}

function kindsWanted({ routesWanted, arrangement }: Pick<Preferences, 'routesWanted' | 'arrangement'>) {
  const wants = routesWanted.flatMap((want) => KIND_WANTED[want] ?? []);
  const all = new Set(wants.flatMap((want) => want.opens ?? []));
  const apart = BROUGHT_ALONG.includes(arrangement) && all.has('work');
  const opens = new Set([...all].filter((kind) => !apart || kind !== 'work'));
  const named = new Set(wants.flatMap((want) => want.named ?? []));
  const asked = new Set<RouteKind>([...opens, ...named, ...(apart ? ['work' as const] : [])]);
  const employed = opens.size > 0 && [...opens].every((kind) => NOT_BY_CAPITAL.has(kind));
  const helps = new Set(
    employed ? [] : wants.flatMap((want) => want.helps ?? []).filter((kind) => !asked.has(kind)),
  );
  // What an agreement owes to a passport is there whatever was ticked.
  return { opens, helps, kinds: new Set<RouteKind>([...asked, ...helps, 'agreement']) };
}

/** Work that is done for an employer there, which a permit without a right to work is nothing for. */
const EMPLOYED: readonly (string | null)[] = ['local-job', 'company-transfer'];

/** Whether a permit of people of means asks for a sum laid down there alone: for no income and for no pension. */
function isByDeposit({ kind, minIncome, minInvestment, conditions }: VisaRoute): boolean {
  return (
    kind === 'retirement/passive-income' &&
    minInvestment !== null &&
    minIncome === null &&
    conditions.forWhom === null
  );
}

/**
 * The kind of wish that a route answers. A permit for a deposit alone is an investment to whoever did not ask for a
 * retirement, whatever it is called; not to whoever needs a job there, where it allows none.
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
export function wishAnswered(
  preferences: Pick<Preferences, 'routesWanted' | 'arrangement'>,
  route: VisaRoute,
): RouteKind {
  return countsAs(kindsWanted(preferences), preferences, route);
}

/** Whether a route was asked for by nobody and is only there for those who have the means. */
export function onlyHelps(
  preferences: Pick<Preferences, 'routesWanted' | 'arrangement'>,
  route: VisaRoute,
): boolean {
  const wants = kindsWanted(preferences);
  return wants.helps.has(countsAs(wants, preferences, route));
}

/** What the assessment of every country shares, worked out once. */
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
