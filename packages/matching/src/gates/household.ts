import { distanceKm } from '@global-fit/atlas/places/distance';
import type { City, Country, Iso3 } from '@global-fit/atlas/model';
import type { TIME_DIFFERENCE } from '../conditions/own/clocks.ts';
import type { HouseholdRule } from '../conditions/own/householdRules.ts';
import {
  FLIGHT_KMH,
  isJourney,
  type Journey,
  journeyLimit,
  JOURNEYS,
} from '../conditions/geography/journeys.ts';
import { placeOf } from '../conditions/geography/origin.ts';
import { candidates } from '../cities/candidates.ts';
import { BEYOND_CONDITION } from '../costs/townCost.ts';
import { pointOf } from '../engine/records.ts';
import type { Situation } from '../entry/situation.ts';
import type { GateStatus } from '../model.ts';
import type { DealBreaker, Origin } from '../model/dealBreaker.ts';
import { nearestKm } from '../personal/ties.ts';
import { gradeBelow } from '../scoring/grade.ts';
import { costFound, gradeCost, monthlyCost } from './money/cost.ts';
import type { Gate, Verdict } from './gate.ts';
import type { FoundTowns, GateReason } from './reason.ts';
import { type Named, townGate } from './towns/towns.ts';

/** Clock differences are judged town by town instead, in `towns/towns.ts`. */
type Measured = Exclude<HouseholdRule['id'], typeof TIME_DIFFERENCE>;

/** How one kind of condition on the household is measured and compared with the limit of its line. */
interface HouseholdMeasure {
  readonly questionIds: readonly string[];
  /** The value to compare with the limit, in hours, kilometres or US dollars a month; NaN where it is not known. */
  readonly measure: (situation: Situation, country: number, from: Origin | undefined) => number;
  readonly reason: (value: number, asked: Asked, situation: Situation, country: number) => GateReason;
  /** Multiples of the limit: at risk above `soft`, failed above `hard`. */
  readonly soft: number;
  readonly hard: number;
  /** Replaces the comparison with `soft` and `hard`. */
  readonly grade?: (situation: Situation, country: number, limit: number, hard: number) => GateStatus;
}

/** What the line asks for: the limit, and the starting point where it is not home. */
interface Asked {
  readonly limit: number;
  readonly from: Origin | undefined;
}

/**
 * The city or countries that a line measures from. Empty where family is meant and lives in several countries:
 * nothing says which of them counts.
 */
function startOf({ engine, preferences }: Situation, from: Origin | undefined): City | readonly Iso3[] {
  if (!from) {
    const town = preferences.homeTown === null ? null : engine.atlas.cities.byId(preferences.homeTown);
    return town ?? (preferences.home ? [preferences.home] : []);
  }
  if (from.at !== 'family') return placeOf(engine.atlas, from.at);
  return preferences.familyIn.length === 1 ? preferences.familyIn : [];
}

function kmFrom(situation: Situation, country: number, from: Origin | undefined): number {
  const { engine } = situation;
  const start = startOf(situation, from);
  if (!('id' in start)) return nearestKm(engine, start, country);
  return distanceKm(start.point, pointOf(engine.atlas.countries[country] as Country));
}

/** Name of the town that distances start from; null where they run from capital to capital. */
function cityOf(situation: Situation, from: Origin | undefined): string | null {
  const start = startOf(situation, from);
  return 'id' in start ? start.name : null;
}

/**
 * The journey shown as the reason: the longest of those to the recommended towns, or the one to the closest town
 * where none keeps the limit.
 */
function journeyTo(id: Journey, city: string | null, { towns }: FoundTowns): GateReason {
  const [farthest] = towns.toSorted((a, b) => b.value - a.value);
  if (!farthest) return { kind: 'no record' };
  const { value: km, city: to } = farthest;
  return id === 'flight'
    ? { kind: 'flight', km, hours: km / FLIGHT_KMH, city, to }
    : { kind: 'distance', km, city, to };
}

/**
 * Measures from a town to each town where the household could live. Null where the journey starts in a country
 * instead.
 */
function journeyGate(situation: Situation, id: Journey, line: DealBreaker, named: Named): Gate | null {
  const limit = journeyLimit(situation.preferences, line);
  if (!limit) return null;
  const gate = townGate(situation, limit, named);
  const city = cityOf(situation, line.from);
  return {
    ...gate,
    check(country): Verdict {
      const verdict = gate.check(country);
      return {
        ...verdict,
        reason() {
          const found = verdict.reason();
          return found.kind === 'towns' ? journeyTo(id, city, found) : found;
        },
      };
    },
  };
}

const MEASURES: Readonly<Record<Measured, HouseholdMeasure>> = {
  flight: {
    questionIds: ['deal-breakers', 'current-location', 'extended-family-location'],
    measure: (situation, country, from) => kmFrom(situation, country, from) / FLIGHT_KMH,
    reason: (hours, { from }, situation) => ({
      kind: 'flight',
      km: hours * FLIGHT_KMH,
      hours,
      city: cityOf(situation, from),
      to: null,
    }),
    soft: 1,
    hard: JOURNEYS.flight,
  },
  distance: {
    questionIds: ['deal-breakers', 'current-location', 'extended-family-location'],
    measure: kmFrom,
    reason: (km, { from }, situation) => ({
      kind: 'distance',
      km,
      city: cityOf(situation, from),
      to: null,
    }),
    soft: 1,
    hard: JOURNEYS.distance,
  },
  'monthly-cost': {
    questionIds: ['deal-breakers', 'relocating-family-members'],
    measure: (situation, country) => monthlyCost(situation, country).usd,
    reason: (_, { limit }, situation, country) => ({ kind: 'cost', ...costFound(situation, country, limit) }),
    soft: 1,
    hard: BEYOND_CONDITION,
    grade: gradeCost,
  },
};

/**
 * The questions behind a condition. Where home or family lives is one of them only if the line measures from there.
 */
function questionsOf({ questionIds }: HouseholdMeasure, from: Origin | undefined): readonly string[] {
  const start = !from ? 'current-location' : from.at === 'family' ? 'extended-family-location' : null;
  const starts = ['current-location', 'extended-family-location'];
  return questionIds.filter((id) => id === start || !starts.includes(id));
}

/** The gate of a flight time, a distance or a monthly cost that the customer's line limits. */
export function householdGate(situation: Situation, id: Measured, line: DealBreaker): Gate {
  const { label, limit = Number.NaN, from } = line;
  const rule = MEASURES[id];
  const named = {
    id: `deal-breaker:${id}${from ? `:${from.at}` : ''}`,
    group: 'deal-breaker',
    label,
    because: { questionIds: questionsOf(rule, from) },
  } as const;
  const journey = isJourney(id) ? journeyGate(situation, id, line, named) : null;
  return {
    ...named,
    check(country): Verdict {
      // A country without a town on our list is measured to its capital.
      if (journey && candidates(situation, country).length > 0) return journey.check(country);
      const measure = (): number => rule.measure(situation, country, from);
      return {
        status:
          rule.grade?.(situation, country, limit, rule.hard) ??
          gradeBelow(measure(), rule.soft * limit, rule.hard * limit),
        reason() {
          const value = measure();
          return Number.isNaN(value)
            ? { kind: 'no record' }
            : rule.reason(value, { limit, from }, situation, country);
        },
        ...(id === 'monthly-cost' ? { indicators: ['price_level_vs_us'] } : {}),
      };
    },
  };
}
