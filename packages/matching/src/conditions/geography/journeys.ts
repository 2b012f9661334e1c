import type { DealBreaker, FromPlace } from '../../model/dealBreaker.ts';
import type { Preferences } from '../../model/preferences.ts';
import type { Limits } from '../../scoring/grade.ts';

/** Kilometres a flight covers in an hour, climbing and landing included. */
export const FLIGHT_KMH = 750;

/** The deal-breakers on how far one has to travel, with the share of their limit up to which a miss only warns. */
export const JOURNEYS = { flight: 1.15, distance: 1.1 } as const;
export type Journey = keyof typeof JOURNEYS;

export const isJourney = (id: string | null): id is Journey => id !== null && id in JOURNEYS;

/** The town that a journey begins in: the one that the line names, else that of home; null where it is a country. */
function townOf({ homeTown }: Pick<Preferences, 'homeTown'>, { from }: DealBreaker): FromPlace | null {
  if (!from) return homeTown === null ? null : `from ${homeTown}`;
  return from.at !== 'family' && /\d/.test(from.at) ? from.at : null;
}

/** A limit in kilometres from a town, by the name that the line has for it. */
interface JourneyLimit extends Limits {
  readonly label: string;
  readonly measure: FromPlace;
  readonly limit: number;
  readonly from: string;
  readonly questionIds: readonly string[];
}

/** A journey from a town as a limit in kilometres that each town keeps or not; null where it begins in a country. */
export function journeyLimit(
  preferences: Pick<Preferences, 'homeTown'>,
  line: DealBreaker,
): JourneyLimit | null {
  const { id, label, limit, from } = line;
  const measure = isJourney(id) ? townOf(preferences, line) : null;
  if (!isJourney(id) || measure === null || limit === undefined) return null;
  const km = id === 'flight' ? limit * FLIGHT_KMH : limit;
  const questionIds = [...line.questionIds, ...(from ? [] : ['current-location'])];
  return {
    label,
    measure,
    kind: 'most',
    soft: km,
    hard: km * JOURNEYS[id],
    limit: km,
    from: from?.said ?? 'home',
    questionIds,
  };
}
