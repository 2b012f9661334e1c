import type { GateResult, Ranking } from '@global-fit/matching/ranking';
import { tellsPrivate } from './discretion.ts';

function unnamed<G extends GateResult>(gate: G): G {
  return tellsPrivate(gate.label) ? { ...gate, label: 'a condition of yours on law and rights' } : gate;
}

/** The same ranking without names of conditions that would reveal what the customer asked to keep private. */
export function discreetRanking(ranking: Ranking): Ranking {
  return {
    ...ranking,
    matches: ranking.matches.map((one) => ({ ...one, gates: one.gates.map(unnamed) })),
    excluded: ranking.excluded.map((one) => ({ ...one, failed: one.failed.map(unnamed) })),
  };
}
