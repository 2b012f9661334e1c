import type { Because, GateStatus } from '../model.ts';
import type { GateGroup, GateReason } from './reason.ts';

/** How a must-have stands in one country. */
export interface Verdict {
  readonly status: GateStatus;
  /** Made only when somebody reads it. */
  readonly reason: () => GateReason;
  /** Indicators whose facts stand behind the verdict. */
  readonly indicators?: readonly string[];
}

/** Nothing is on record to judge by. */
export const NO_RECORD: Verdict = { status: 'unknown', reason: () => ({ kind: 'no record' }) };

/** One must-have of these preferences. */
export interface Gate {
  readonly id: string;
  readonly group: GateGroup;
  readonly label: string;
  readonly because: Because;
  check(country: number): Verdict;
}

/** A condition of the customer's own that no record answers is no silent pass: it stays at risk until somebody asks. */
export function heldOpen(gate: Gate): Gate {
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
