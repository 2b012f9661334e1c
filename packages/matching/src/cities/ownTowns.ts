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

/** The limit for one town: it rules out only beyond the possible error of the town's climate record (`offBy`). */
function limitsOf({ engine }: Situation, limit: TownLimit, city: City): TownLimit {
  const off = offBy(engine, limit.measure, city);
  return { ...limit, hard: limit.hard + (limit.kind === 'least' ? -off : off) };
}

/** Whether a town keeps one limit; `unknown` where its value is not known. */
export function townStatus(situation: Situation, limit: TownLimit, city: City): GateStatus {
  const value = townValue(situation.engine, limit.measure, city);
  return gradeWithin(value, limitsOf(situation, limit, city));
}

/** The limits that at least one of these towns keeps; one that all of them break distinguishes none. */
export const tellingLimits = (
  situation: Situation,
  towns: readonly City[],
  limits: readonly TownLimit[],
): readonly TownLimit[] =>
  limits.filter((limit) => towns.some((city) => townStatus(situation, limit, city) !== 'failed'));

/** The towns that break none of these limits. A limit counts as kept where a town's value is not known. */
export const keepingAll = (
  situation: Situation,
  towns: readonly City[],
  limits: readonly TownLimit[],
): readonly City[] =>
  towns.filter((city) => limits.every((limit) => townStatus(situation, limit, city) !== 'failed'));

/** The towns that keep every limit that any town keeps; all towns where none keeps all of those. */
function keeping(situation: Situation, all: readonly City[], limits: readonly TownLimit[]): readonly City[] {
  const kept = keepingAll(situation, all, tellingLimits(situation, all, limits));
  return kept.length > 0 ? kept : all;
}

/** Utility from which a town counts as having what was asked for; for the sea, that is up to 15 km from it. */
const ANSWERS = 0.6;

/**
 * The towns that have the required size, setting (kind of place, sea) and language of offices and schools; where none
 * has all of these, those that come closest. A requirement that no town of the country meets is left out, since it
 * distinguishes none.
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
/**
 * The number of sets of wishes kept at once. One ranking and its alternatives have a few; a server meets many over
 * time, and starts again at this number instead of growing without limit.
 */
const HELD = 200;
const held = new WeakMap<Engine, Map<string, Kept>>();
const ofSituation = new WeakMap<Situation, Kept>();

/** The towns found so far, by country index: shared by all situations on an engine that ask the same of towns. */
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
 * The towns of a country in which this household could live. Its climate is judged by them, and the recommended cities
 * are chosen from them. First, towns that break one of the customer's own conditions are left out, then those without
 * the size and setting asked for; a step that would leave none is skipped.
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

/**
 * Shares of its score that a town keeps: exactly at the number that the customer named (and where the town's value is
 * not known), and from the point where the limit rules out.
 */
const AT_THE_LIMIT = 0.5;
const BEYOND = 0.1;

/**
 * The share of its score that a town keeps under one limit, in [0.1,1]: 1 where the limit begins to warn, a half at
 * the number named, a tenth where it rules out. Because it falls gradually, a town that only just draws a warning
 * stays ahead of one that has nothing else of what was asked for.
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

/** The customer's own conditions that are measured town by town, as one requirement; null where there are none. */
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
