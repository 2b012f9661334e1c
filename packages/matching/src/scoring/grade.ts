import type { GateStatus } from '../model.ts';

/** `failed` beyond the hard limit, `at_risk` beyond the soft one, `unknown` for NaN, else `met`. Higher is worse. */
export function gradeBelow(value: number, soft: number, hard: number): GateStatus {
  if (Number.isNaN(value)) return 'unknown';
  if (value > hard) return 'failed';
  return value > soft ? 'at_risk' : 'met';
}

/** Limits on a value: at risk beyond `soft`, failed beyond `hard`. */
export interface Limits {
  /** `least`: the value must reach the limits; `most`: it must not pass them. */
  readonly kind: 'least' | 'most';
  readonly soft: number;
  readonly hard: number;
}

/** How a value stands against limits of either kind; `unknown` for NaN. */
export function gradeWithin(value: number, { kind, soft, hard }: Limits): GateStatus {
  const sign = kind === 'least' ? -1 : 1;
  return gradeBelow(sign * value, sign * soft, sign * hard);
}

/** How far a value is past the soft limit on the way to the hard one, in [0,1]; 0 for NaN. */
export function pastLimit(value: number, { soft, hard }: Pick<Limits, 'soft' | 'hard'>): number {
  const past = (value - soft) / (hard - soft);
  return past > 0 ? Math.min(1, past) : 0;
}
