import type { City } from '@global-fit/atlas/model';
import { type TownLimit, townLimits } from '../conditions/towns/townLimits.ts';
import type { Engine } from '../engine/engine.ts';
import type { Situation } from '../entry/situation.ts';
import type { GateStatus } from '../model.ts';
import { gradeWithin } from '../scoring/grade.ts';
import { utilityOf } from '../scoring/utility.ts';
import { candidates } from './candidates.ts';
import type { CityCriterion } from './criterion.ts';
import { kindOfPlace, sea, size } from './setting.ts';
import { ownLanguage, ownLanguageKey } from './townLanguage.ts';
import { offBy, townValue } from './townMeasures.ts';

/** One limit as it holds for a town, whose record may be off by some degrees. */
function limitsOf({ engine }: Situation, limit: TownLimit, city: City): TownLimit {
  const off = offBy(engine, limit.measure, city);
  return { ...limit, hard: limit.hard + (limit.kind === 'least' ? -off : off) };
}

/** How a town stands to one limit. */
export function townStatus(situation: Situation, limit: TownLimit, city: City): GateStatus {
  const value = townValue(situation.engine, limit.measure, city);
  return gradeWithin(value, limitsOf(situation, limit, city));
}

/** The limits that tell these towns apart: what every one of them breaks tells none. */
export const tellingLimits = (
  situation: Situation,
  towns: readonly City[],
  limits: readonly TownLimit[],
): readonly TownLimit[] =>
  limits.filter((limit) => towns.some((city) => townStatus(situation, limit, city) !== 'failed'));

/** The towns that break none of these limits; one of which nothing is known breaks none. */
export const keepingAll = (
  situation: Situation,
  towns: readonly City[],
  limits: readonly TownLimit[],
): readonly City[] =>
  towns.filter((city) => limits.every((limit) => townStatus(situation, limit, city) !== 'failed'));

/** The towns that break no condition measured town by town; all of them where each breaks one. */
function keeping(situation: Situation, all: readonly City[], limits: readonly TownLimit[]): readonly City[] {
  const kept = keepingAll(situation, all, tellingLimits(situation, all, limits));
  return kept.length > 0 ? kept : all;
}

/** From this on a town has what was asked for: by the sea is up to 15 km from it. */
const ANSWERS = 0.6;

/**
 * Of these towns those that are of the size, lie where it was asked for and work in a language of the household, where
 * that was asked for outright; those that come closest where no town has all of it. What no town of the country has
 * tells none apart.
 */
function asAsked(situation: Situation, towns: readonly City[]): readonly City[] {
  const telling = [size, kindOfPlace, sea, ownLanguage]
    .map((make) => make(situation))
    .filter((one) => one?.required)
    .map((one) => towns.map((city) => one?.utility(city) || 0))
    .filter((values) => values.some((value) => value >= ANSWERS));
  if (telling.length === 0) return towns;
  const shares = towns.map((_, i) => Math.min(...telling.map((values) => values[i] as number)));
  const enough = Math.min(ANSWERS, Math.max(...shares));
  return towns.filter((_, i) => (shares[i] as number) >= enough);
}

type Kept = Map<number, readonly City[]>;
/** Wishes for towns that are held at once; a process meets many, a ranking and what would change it a few. */
const HELD = 200;
const held = new WeakMap<Engine, Map<string, Kept>>();
const ofSituation = new WeakMap<Situation, Kept>();

/** Rankings that ask the same of towns share what was found. */
function keptFor(situation: Situation): Kept {
  const known = ofSituation.get(situation);
  if (known) return known;
  const { engine, preferences } = situation;
  const all = held.get(engine) ?? new Map<string, Kept>();
  held.set(engine, all);
  const limits = townLimits(preferences).map(({ measure, kind, soft, hard }) => [measure, kind, soft, hard]);
  const settings = preferences.settings.map(({ setting, questionIds }) => [setting, ...questionIds]);
  const key = JSON.stringify([limits, settings, ownLanguageKey(preferences)]);
  if (all.size >= HELD && !all.has(key)) all.clear();
  const kept: Kept = all.get(key) ?? new Map();
  all.set(key, kept);
  ofSituation.set(situation, kept);
  return kept;
}

/**
 * The towns of a country among which one would live, by which its climate is judged and of which some are recommended:
 * none that breaks a condition measured town by town where another keeps them all, and of the others those that are
 * what was asked for.
 */
export function townsToLiveIn(situation: Situation, country: number): readonly City[] {
  const kept = keptFor(situation);
  const known = kept.get(country);
  if (known) return known;
  const limits = townLimits(situation.preferences);
  const towns = asAsked(situation, keeping(situation, candidates(situation, country), limits));
  kept.set(country, towns);
  return towns;
}

/** What a town keeps of its score at the number that was named, or of which nothing is known; and what beyond all. */
const AT_THE_LIMIT = 0.5;
const BEYOND = 0.1;

/**
 * What a town keeps of its score by one limit, in [0.1,1]: the less the nearer it is to the number named, and less
 * again past it. A town that is barely warned of is not passed over for one that has nothing else that was asked for.
 */
function keptBy(situation: Situation, limit: TownLimit, city: City): number {
  const value = townValue(situation.engine, limit.measure, city);
  const { kind, soft, hard } = limitsOf(situation, limit, city);
  const sign = kind === 'least' ? -1 : 1;
  const named = limit.limit ?? limit.hard;
  const kept = [
    [sign * soft, 1],
    [sign * named, AT_THE_LIMIT],
    [sign * hard, BEYOND],
  ] as const;
  return Number.isNaN(value) ? AT_THE_LIMIT : utilityOf({ points: kept }, sign * value);
}

/** The conditions measured town by town, as something that is required of a town. */
export function ownConditions(situation: Situation): CityCriterion | null {
  const limits = townLimits(situation.preferences);
  if (limits.length === 0) return null;
  return {
    id: 'city_conditions',
    label: 'Your own conditions',
    weight: 0,
    required: true,
    keptByDegrees: true,
    because: { questionIds: [...new Set(limits.flatMap(({ questionIds }) => questionIds))] },
    utility: (city) => Math.min(...limits.map((limit) => keptBy(situation, limit, city))),
  };
}
