import type { Iso3 } from '@global-fit/atlas/model';
import type { Situation } from '../entry/situation.ts';
import type { Gate, Verdict } from './gate.ts';

/** Id of the rule on the inheritance tax of a spouse. */
export const SPOUSE_INHERITS = 'inheritance-tax-spouse';

/** Id, in the table of rules, of a law by which a spouse inherits free of the tax that others pay. */
export const spouseExemption = (iso3: Iso3): string => `spouse-inherits-free-${iso3}`;

/**
 * Where inheritances are taxed, meets the condition if a law on record exempts spouses, and else leaves it unknown.
 */
export const spouseInheritsGate = ({ engine }: Situation, gate: Gate): Gate => ({
  ...gate,
  check(country): Verdict {
    const verdict = gate.check(country);
    if (verdict.status !== 'at_risk') return verdict;
    const iso3 = engine.iso3[country] as Iso3;
    const free = engine.atlas.rule(spouseExemption(iso3))?.from.shown === true;
    return {
      ...verdict,
      status: free ? 'met' : 'at_risk',
      reason: () => ({ kind: 'spouse inherits', iso3, free }),
    };
  },
});
