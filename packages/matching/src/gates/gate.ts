import type { Because, GateStatus } from '../model.ts';
import type { GateGroup, GateReason } from './reason.ts';

/** How one country stands against a must-have. */
export interface Verdict {
  readonly status: GateStatus;
  /** A function, so that the ranking of all countries need not build reasons nobody reads. */
  readonly reason: () => GateReason;
  /** Ids of the indicators whose facts the verdict rests on. */
  readonly indicators?: readonly string[];
  /** Of a must-have at risk: how far past its soft limit it is on the way to the hard one, in [0,1]. */
  readonly past?: number;
}

/** The verdict where our records cannot answer. */
export const NO_RECORD: Verdict = { status: 'unknown', reason: () => ({ kind: 'no record' }) };

/** One must-have of a household, ready to be checked against any country by its index in the atlas. */
export interface Gate {
  readonly id: string;
  readonly group: GateGroup;
  readonly label: string;
  readonly because: Because;
  /** Its verdicts tell how far a country at risk is `past` the soft limit. */
  readonly graded?: true;
  check(country: number): Verdict;
}

/**
 * Turns `unknown` into `at_risk`: a condition in the customer's own words that no record answers may not pass
 * silently.
 */
export function atRiskIfUnknown(gate: Gate): Gate {
  return {
    ...gate,
    check(country): Verdict {
      const verdict = gate.check(country);
      return verdict.status === 'unknown'
        ? { ...verdict, status: 'at_risk', reason: () => ({ kind: 'no record' }) }
        : verdict;
    },
  };
}
