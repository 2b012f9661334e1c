import type { Iso3 } from '@global-fit/atlas/model';
import type { Situation } from '../entry/situation.ts';
import type { Gate, Verdict } from './gate.ts';

const BY_DESCENT = 'citizenship_by_descent';

/**
 * A child is a citizen from birth by the soil it is born on, or by a parent: the country of a passport that is held in
 * the household meets the condition where its law makes the child of a citizen one.
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
