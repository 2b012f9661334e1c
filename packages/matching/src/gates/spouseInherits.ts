import type { Iso3 } from '@global-fit/atlas/model';
import type { Situation } from '../entry/situation.ts';
import type { Gate, Verdict } from './gate.ts';

/** The rule on what a husband or wife would pay on an inheritance. */
export const SPOUSE_INHERITS = 'inheritance-tax-spouse';

/** The rule of law on record by which a husband or wife inherits free of the tax that others pay. */
export const spouseExemption = (iso3: Iso3): string => `spouse-inherits-free-${iso3}`;

/** Where there is a tax on what is inherited, a law on record lets a husband or wife off, or the line stays open. */
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
