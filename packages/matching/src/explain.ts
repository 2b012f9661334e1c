import type { Fact } from '@global-fit/atlas/model';
import type { ActiveFactor } from './activeFactors.ts';
import type { Engine } from './engine/engine.ts';
import type { Situation } from './entry/situation.ts';
import type { Gate } from './gates/gate.ts';
import type { Contribution } from './model.ts';
import type { GateResult } from './ranking.ts';

/**
 * The factors of one country with their points, the heaviest answers first and those without a fact last. A factor
 * whose facts are known in part counts in part. Points of all contributions sum to the score.
 */
export function contributionsOf(
  situation: Situation,
  factors: readonly ActiveFactor[],
  country: number,
): readonly Contribution[] {
  let total = 0;
  for (const { weight, known } of factors) total += weight * (known[country] as number);
  const known: Contribution[] = [];
  const unknown: Contribution[] = [];
  for (const { id, label, weight, utilities, known: shares, personal, because } of factors) {
    const utility = utilities[country] as number;
    const missing = Number.isNaN(utility);
    const share = missing ? 0 : (weight * (shares[country] as number)) / total;
    (missing ? unknown : known).push({
      factor: id,
      label,
      utility: missing ? null : utility,
      weight: share,
      points: missing ? 0 : 100 * share * utility,
      facts: factsOf(situation.engine, id, personal?.indicators, country),
      because,
    });
  }
  known.push(...unknown);
  return known;
}

function factsOf(
  engine: Engine,
  id: string,
  indicators: readonly string[] | undefined,
  country: number,
): readonly Fact[] {
  if (!indicators) return engine.facts(id, country);
  return indicators.map((one) => engine.fact(one, country)).filter((fact) => fact !== null);
}

/** Every must-have of one country with its reason. */
export function gateResults(engine: Engine, gates: readonly Gate[], country: number): readonly GateResult[] {
  return gates.map(({ id, group, label, because, check }) => {
    const { status, reason, indicators = [] } = check(country);
    const facts = indicators.map((one) => engine.fact(one, country)).filter((fact) => fact !== null);
    return { id, group, label, status, reason: reason(), facts, because };
  });
}
