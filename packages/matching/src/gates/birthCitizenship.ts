import type { Iso3 } from '@global-fit/atlas/model';
import type { Situation } from '../entry/situation.ts';
import type { Gate, Verdict } from './gate.ts';

const BY_DESCENT = 'citizenship_by_descent';

/**
 * Extends the gate on citizenship by birth on the soil. A child may also inherit citizenship: a country whose
 * passport the household holds meets the condition where its law passes citizenship on to the children of citizens.
 */
export function birthCitizenshipGate({ engine, preferences }: Situation, gate: Gate): Gate {
  const { citizenships, partnersPassports } = preferences;
  const held = new Set<Iso3>([...citizenships, ...(partnersPassports?.passports ?? [])]);
  return {
    ...gate,
    because: {
      questionIds: ['deal-breakers', 'citizenship', ...(partnersPassports?.questionIds ?? [])],
    },
    check(country): Verdict {
      const iso3 = engine.iso3[country] as Iso3;
      const verdict = gate.check(country);
      const inherits = held.has(iso3) && engine.atlas.fact(iso3, BY_DESCENT)?.value === 'yes';
      if (verdict.status === 'met' || !inherits) return verdict;
      return {
        status: 'met',
        reason: () => ({ kind: 'indicator', indicator: BY_DESCENT, value: 1 }),
        indicators: [BY_DESCENT],
      };
    },
  };
}
