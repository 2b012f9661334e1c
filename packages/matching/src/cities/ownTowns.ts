import type { City } from '@global-fit/atlas/model';
import { gradeBelow } from '../gates/gate.ts';
import { type TownLimit, townLimits } from '../gates/townLimits.ts';
import type { GateStatus } from '../model.ts';
import type { Situation } from '../personal/situation.ts';
import { candidates } from './candidates.ts';
import type { CityCriterion } from './criterion.ts';
import { townValue } from './townMeasures.ts';

/** How a town stands to one limit. */
export function townStatus({ engine }: Situation, limit: TownLimit, city: City): GateStatus {
  const sign = limit.kind === 'least' ? -1 : 1;
  return gradeBelow(sign * townValue(engine, limit.measure, city), sign * limit.soft, sign * limit.hard);
}

/**
 * The towns of a country among which one would live: none that breaks a condition measured town by town where another
 * keeps them all.
 */
export function townsToLiveIn(situation: Situation, country: number): readonly City[] {
  const all = candidates(situation, country);
  // A limit that every town breaks tells none apart.
  const telling = townLimits(situation.preferences)
    .map((limit) => all.map((city) => townStatus(situation, limit, city) === 'failed'))
    .filter((broken) => broken.includes(false));
  const kept = all.filter((_, i) => telling.every((broken) => !broken[i]));
  return kept.length > 0 ? kept : all;
}

/** How much a town that only just keeps a condition, or of which nothing is known, has of what was required. */
const AT_THE_EDGE = 0.5;

/** The conditions measured town by town, as something that is required of a town. */
export function ownConditions(situation: Situation): CityCriterion | null {
  const limits = townLimits(situation.preferences);
  if (limits.length === 0) return null;
  return {
    id: 'city_conditions',
    label: 'Your own conditions',
    weight: 0,
    required: true,
    because: { questionIds: [...new Set(limits.flatMap(({ questionIds }) => questionIds))] },
    utility(city) {
      const statuses = limits.map((limit) => townStatus(situation, limit, city));
      return statuses.every((status) => status === 'met') ? 1 : AT_THE_EDGE;
    },
  };
}
