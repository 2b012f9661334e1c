import type { TownMeasure } from './readFrom.ts';
import type { Preferences } from '../model.ts';
import { limited, strictest } from './dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from './dealBreakerRules.ts';
import { LIMITS } from './needLimits.ts';
import { placeLimits } from './fromPlace.ts';

/** A limit that each town keeps or not: beyond `soft` it is at risk there, beyond `hard` broken. */
export interface TownLimit {
  /** As the condition is called: "no summers above 35 °C". */
  readonly label: string;
  readonly measure: TownMeasure;
  readonly kind: 'least' | 'most';
  readonly soft: number;
  readonly hard: number;
  /** The customer's own number, where the line names one. */
  readonly limit?: number;
  /** The place that kilometres are measured from, as the line names it. */
  readonly from?: string;
  readonly questionIds: readonly string[];
}

const known = new WeakMap<Preferences, readonly TownLimit[]>();

function limitsOf({ dealBreakers, needs }: Preferences): readonly TownLimit[] {
  const own = DEAL_BREAKER_RULES.flatMap((rule) => {
    const { read } = rule;
    if (!('towns' in read)) return [];
    const lines = dealBreakers.filter(({ id }) => id === rule.id);
    const asked = strictest(lines.map((line) => limited(rule, line)));
    const questionIds = lines.flatMap((line) => line.questionIds);
    return asked ? [{ ...asked, measure: read.towns, questionIds }] : [];
  });
  const needed = needs.flatMap(({ need, questionIds }) => {
    const limit = LIMITS[need];
    if (!limit || !('towns' in limit.read)) return [];
    return [{ ...limit, label: limit.label.toLowerCase(), measure: limit.read.towns, questionIds }];
  });
  return [...own, ...placeLimits(dealBreakers).map(({ limit }) => limit), ...needed];
}

/** Every limit of these preferences that is measured town by town. */
export function townLimits(preferences: Preferences): readonly TownLimit[] {
  const found = known.get(preferences) ?? limitsOf(preferences);
  known.set(preferences, found);
  return found;
}
