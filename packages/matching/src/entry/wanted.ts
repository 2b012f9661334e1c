import type { Iso3, RouteKind, VisaRoute } from '@global-fit/atlas/model';
import type { Engine } from '../engine/engine.ts';
import type { PassportWays } from '../engine/records.ts';
import type { Preferences } from '../model.ts';
import { claimedCitizenships } from './descent.ts';

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
}

/** Work that comes along, and that no employer in the new country pays for. */
const BROUGHT_ALONG: readonly (string | null)[] = ['freelance', 'remote-employee'];

/**
 * Whether a route asks for a job there, whatever its kind, beside work that is brought along: it stands behind those
 * that the work serves.
 */
export function isApart(
  { arrangement }: Pick<Preferences, 'arrangement'>,
  { kind, conditions }: Pick<VisaRoute, 'kind' | 'conditions'>,
): boolean {
  return BROUGHT_ALONG.includes(arrangement) && (kind === 'work' || conditions.forWhom === 'employees');
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

/** Whether a route of this kind was asked for by nobody and is only there for those who have the means. */
export function onlyHelps(
  preferences: Pick<Preferences, 'routesWanted' | 'arrangement'>,
  kind: RouteKind,
): boolean {
  return kindsWanted(preferences).helps.has(kind);
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
  };
}
