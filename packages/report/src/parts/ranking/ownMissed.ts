import type { GateResult, Match } from '@global-fit/matching/ranking';
import type { ReportInput } from '../../input.ts';
import { isMissed } from '../findings/missedLines.ts';
import { bestOf, choosePlaces } from './choose.ts';

/**
 * The places that the report chose itself, extra ones included. Of a couple's, the extra ones go by what suits both,
 * so only the others count.
 */
export function chosenByRank(input: ReportInput): readonly Match[] {
  if (input.couple) return bestOf(input);
  return choosePlaces(input).flatMap(({ match, origin }) =>
    match && origin === 'recommended' ? [match] : [],
  );
}

/** The customer's conditions that these places miss. */
export const ownMissed = (matches: readonly Match[]): ReadonlySet<string> =>
  new Set(matches.flatMap(({ gates }) => gates.filter(isMissed).map(({ id }) => id)));

/** A match with the conditions of the customer that it misses and no recommended place does. */
export interface Missing {
  readonly match: Match;
  readonly lines: readonly GateResult[];
}

/** The matches that miss such conditions, in their order. */
export function missing(input: ReportInput): readonly Missing[] {
  const shared = ownMissed(chosenByRank(input));
  return input.ranking.matches
    .map((match) => ({
      match,
      lines: match.gates.filter((gate) => isMissed(gate) && !shared.has(gate.id)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Those of them at the top that the report did not choose. */
export function topMissing(input: ReportInput): readonly Missing[] {
  const top = new Set(input.ranking.matches.slice(0, chosenByRank(input).length));
  const taken = new Set(choosePlaces(input).map(({ country }) => country.iso3));
  return missing(input).filter(({ match }) => top.has(match) && !taken.has(match.iso3));
}
