import type { GateStatus } from '../model.ts';

/** `failed` beyond the hard limit, `at_risk` beyond the soft one, `unknown` for NaN, else `met`. Higher is worse. */
export function gradeBelow(value: number, soft: number, hard: number): GateStatus {
  if (Number.isNaN(value)) return 'unknown';
  if (value > hard) return 'failed';
  return value > soft ? 'at_risk' : 'met';
}
