import type { Fact } from '@global-fit/atlas/model';
import type { Engine } from './engine.ts';
import type { Gate } from './gates/gate.ts';
import type { Contribution, GateResult, Reason } from './model.ts';
import type { Situation } from './personal/situation.ts';
import type { ActiveFactor } from './plan.ts';

/** Utility from which a factor speaks for a country, and below which it speaks against it. Declared, not relative. */
export const GOOD = 0.66;
export const POOR = 0.42;

const REASONS = 6;
/** Facts quoted in one reason. */
const QUOTED = 2;

/** A value with its unit as people write it: "82.4 years", "yes", "61% of the United States price level". */
export function formatFact({ value, indicator }: Fact): string {
  if (typeof value === 'string') return value;
  const size = Math.abs(value);
  const digits = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : 2;
  const number = value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
  const { unit } = indicator;
  if (unit.includes('=')) return `${number} (${unit.replace('US', 'United States')})`;
  if (unit.startsWith('%')) return `${number}%${unit.slice(1)}`;
  return /^(0-|index|score|estimate|number$|about|ratio)/.test(unit) ? number : `${number} ${unit}`;
}

/** "Life expectancy at birth 82.4 years (2024)", "Has a sea coast: yes (2025)" */
function quote(fact: Fact): string {
  const separator = typeof fact.value === 'string' ? ': ' : ' ';
  return `${fact.indicator.name}${separator}${formatFact(fact)} (${fact.year})`;
}

/** The engine hands out the same list of facts every time, so its words are made once. */
const quotes = new WeakMap<readonly Fact[], string>();

function quoteFirst(facts: readonly Fact[]): string {
  const text = quotes.get(facts) ?? facts.slice(0, QUOTED).map(quote).join('; ');
  quotes.set(facts, text);
  return text;
}

/**
 * The factors of one country with their points, the heaviest answers first and those without a fact last. A
 * factor whose facts are known in part counts in part. Points of all
 * contributions sum to the score.
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
      note: personal?.note(situation, country) ?? null,
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
  return gates.map((gate) => {
    const { status, reason, indicators = [] } = gate.check(country);
    const facts = indicators.map((one) => engine.fact(one, country)).filter((fact) => fact !== null);
    return { id: gate.id, label: gate.label, status, reason: reason(), facts, because: gate.because };
  });
}

function reasonOf({ label, facts, note, because, factor }: Contribution): Reason {
  const detail = note ?? quoteFirst(facts);
  const text = detail === '' ? label : `${label}: ${detail}`;
  return { text, factor, facts: note ? facts : facts.slice(0, QUOTED), because };
}

/** What speaks for a country: heavy factors it does well on. */
export function reasonsFor(contributions: readonly Contribution[]): readonly Reason[] {
  return contributions
    .filter(({ utility, factor }) => utility !== null && utility >= GOOD && factor !== 'visa_access')
    .toSorted((a, b) => b.weight * ((b.utility ?? 0) - POOR) - a.weight * ((a.utility ?? 0) - POOR))
    .slice(0, REASONS)
    .map(reasonOf);
}

/** What speaks against it: must-haves at risk first, then heavy factors it does badly on. */
export function reasonsAgainst(
  contributions: readonly Contribution[],
  gates: readonly GateResult[],
): readonly Reason[] {
  const atRisk = gates
    .filter(({ status }) => status === 'at_risk')
    .map(
      ({ label, reason, facts, because }): Reason => ({
        text: `${label}: ${reason}`,
        factor: null,
        facts,
        because,
      }),
    );
  const poor = contributions
    .filter(({ utility, factor }) => utility !== null && utility <= POOR && factor !== 'visa_access')
    .toSorted((a, b) => b.weight * (GOOD - (b.utility ?? 0)) - a.weight * (GOOD - (a.utility ?? 0)))
    .map(reasonOf);
  return [...atRisk, ...poor].slice(0, REASONS);
}
