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

/** One must-have of these preferences. */
export interface Gate {
  readonly id: string;
  readonly group: GateGroup;
  readonly label: string;
  readonly because: Because;
  check(country: number): Verdict;
}
