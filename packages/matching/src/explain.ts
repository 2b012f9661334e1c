import type { Fact } from '@global-fit/atlas/model';
import type { ActiveFactor } from './activeFactors.ts';
import type { Engine } from './engine/engine.ts';
import type { Situation } from './entry/situation.ts';
import type { Gate } from './gates/gate.ts';
import type { Contribution } from './model.ts';
import type { GateResult } from './ranking.ts';
import { totalOf } from './scoring/score.ts';

/**
 * The factors of one country with their points, the heaviest answers first and those without a fact last. Points of all
 * contributions sum to the score.
 */
export function contributionsOf(
  situation: Situation,
  factors: readonly ActiveFactor[],
  country: number,
): readonly Contribution[] {
  const total = totalOf(factors);
  const known: Contribution[] = [];
  const unknown: Contribution[] = [];
  for (const { id, label, weight, utilities, worth, personal, because } of factors) {
    const utility = utilities[country] as number;
    const missing = Number.isNaN(utility);
    const share = weight / total;
    (missing ? unknown : known).push({
      factor: id,
      label,
      utility: missing ? null : utility,
      weight: share,
      points: 100 * share * (worth[country] as number),
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
    const { status, reason, indicators = [], past = 0 } = check(country);
    const facts = indicators.map((one) => engine.fact(one, country)).filter((fact) => fact !== null);
    const found = { id, group, label, status, reason: reason(), facts, because };
    return past > 0 && status === 'at_risk' ? { ...found, past } : found;
  });
}
