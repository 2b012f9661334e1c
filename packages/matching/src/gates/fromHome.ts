import type { Situation } from '../personal/situation.ts';
import { gradeCost, monthlyCost } from '../personal/affordability.ts';
import { studyFunds } from '../personal/studyFunds.ts';
import { nearestKm } from '../personal/ties.ts';
import type { GateStatus } from '../model.ts';
import { type Gate, gradeBelow, type Verdict } from './gate.ts';
import { distanceLimit, type FindLimit, hoursLimit, moneyLimit, type OwnLimit } from './ownLimit.ts';
import type { GateReason } from './reason.ts';

/** Kilometres a flight covers in an hour, climbing and landing included. */
const FLIGHT_KMH = 750;

/** A deal-breaker with a number that is measured from the household: its home, its clock, its size. */
export interface HouseholdRule {
  readonly id: string;
  readonly label: (said: string) => string;
  readonly find: FindLimit;
  readonly questionIds: readonly string[];
  /** What is compared with the limit; NaN where it is not known. */
  readonly measure: (situation: Situation, country: number) => number;
  readonly reason: (value: number, limit: number, situation: Situation, country: number) => GateReason;
  /** A place is at risk from here on, and fails beyond the second; both as shares of the limit. */
  readonly soft: number;
  readonly hard: number;
  /** In place of comparing the measure with both. */
  readonly grade?: (situation: Situation, country: number, limit: number, hard: number) => GateStatus;
}

function kmFromHome({ engine, preferences }: Situation, country: number): number {
  return nearestKm(engine, preferences.home ? [preferences.home] : [], country);
}

/** Hours between the clock of the capital and that of the home country, never more than twelve. */
function clockHours({ engine, home }: Situation, country: number): number {
  const offsets = engine.atlas.column('utc_offset_capital');
  const apart = Math.abs((offsets[country] as number) - (offsets[home] as number));
  return Math.min(apart, 24 - apart);
}

const FLIGHT = /\b(flights?|fly|flying|plane|by air)\b/;
const CLOCK = /\b(time (difference|zones?)|hours? (apart|ahead|behind)|jet ?lag)\b/;
const LIMITING =
  /\b(more than|over|longer than|above|beyond|within|max\w*|at most|up to|less than|further than|farther than|no)\b/;

const COSTS =
  /\b(cost of living|living costs?|(monthly|yearly|annual) (costs?|expenses|budget)|expenses|((tuition|fees) (and|plus|with|\+) (cost of )?living)|living (and|plus|with|\+) (tuition|fees))\b/;
const YEARLY = /\b((a|per|each|every) year|yearly|annual(ly)?|per annum|p\.a\.)/;

/** A sum for a month: one for a year is divided, one without a word of time is taken for a month. */
function perMonth(plain: string, limit: OwnLimit | null): OwnLimit | null {
  if (!limit) return null;
  return YEARLY.test(plain)
    ? { value: limit.value / 12, said: `${limit.said} a year` }
    : { value: limit.value, said: `${limit.said} a month` };
}

/** Tried in this order; the first that finds its number reads the line. */
export const HOUSEHOLD_RULES: readonly HouseholdRule[] = [
  {
    id: 'flight',
    label: (said) => `nothing more than about ${said} of flight from home`,
    find: (plain, units) => (FLIGHT.test(plain) && LIMITING.test(plain) ? hoursLimit(plain, units) : null),
    questionIds: ['deal-breakers', 'current-location'],
    measure: (situation, country) => kmFromHome(situation, country) / FLIGHT_KMH,
    reason: (hours) => ({ kind: 'flight', km: hours * FLIGHT_KMH, hours }),
    soft: 1,
    hard: 1.15,
  },
  {
    id: 'time-difference',
    label: (said) => `no clock more than ${said} from home`,
    find: (plain, units) => (CLOCK.test(plain) && LIMITING.test(plain) ? hoursLimit(plain, units) : null),
    questionIds: ['deal-breakers', 'current-location'],
    measure: clockHours,
    reason: (hours) => ({ kind: 'hours from home', hours }),
    soft: 1,
    hard: 1,
  },
  {
    id: 'distance',
    label: (said) => `nothing more than ${said} from home`,
    find: (plain, units) =>
      /\b(home|away|from here|distance|family)\b/.test(plain) &&
      !/\b(sea|coast|beach|ocean|airport|hospital|doctor|city|town|border|school|shops?)\b/.test(plain)
        ? distanceLimit(plain, units)
        : null,
    questionIds: ['deal-breakers', 'current-location'],
    measure: kmFromHome,
    reason: (km) => ({ kind: 'distance', km }),
    soft: 1,
    hard: 1.1,
  },
  {
    id: 'monthly-cost',
    label: (said) => `no cost of living above ${said}`,
    find: (plain, units) => (COSTS.test(plain) ? perMonth(plain, moneyLimit(plain, units)) : null),
    questionIds: ['deal-breakers', 'relocating-family-members'],
    measure: (situation, country) => monthlyCost(situation, country).usd,
    grade: gradeCost,
    reason: (costUsd, budgetUsd, situation, country) => ({
      kind: 'cost',
      budgetUsd,
      costUsd,
      rent: monthlyCost(situation, country).rent,
      study: studyFunds(situation, country),
    }),
    soft: 1,
    hard: 1.15,
  },
];

/** The gate of one such condition. */
export function householdGate(
  situation: Situation,
  rule: HouseholdRule,
  { label, limit }: { readonly label: string; readonly limit: number },
): Gate {
  return {
    id: `deal-breaker:${rule.id}`,
    group: 'deal-breaker',
    label,
    because: { questionIds: rule.questionIds },
    check(country): Verdict {
      const value = rule.measure(situation, country);
      return {
        status:
          rule.grade?.(situation, country, limit, rule.hard) ??
          gradeBelow(value, rule.soft * limit, rule.hard * limit),
        reason: () =>
          Number.isNaN(value) ? { kind: 'no record' } : rule.reason(value, limit, situation, country),
        ...(rule.id === 'monthly-cost' ? { indicators: ['price_level_vs_us'] } : {}),
      };
    },
  };
}
