import type { Engine } from '../engine.ts';
import type { GateReason } from './reason.ts';

/** Where a must-have reads its number: one indicator, or a factor of ours. */
export type ReadFrom = { readonly indicator: string } | { readonly factor: string };

/** The number for every country, by country index; NaN where none is known. */
export function columnOf(engine: Engine, read: ReadFrom): Float64Array {
  return 'indicator' in read
    ? engine.atlas.column(read.indicator)
    : (engine.column(read.factor)?.utilities as Float64Array);
}

/** The number as the reason of a verdict. */
export function found(read: ReadFrom, value: number): GateReason {
  if (Number.isNaN(value)) return { kind: 'no record' };
  return 'indicator' in read
    ? { kind: 'indicator', indicator: read.indicator, value }
    : { kind: 'measure', factor: read.factor, value };
}
