import type { Iso3 } from '@global-fit/atlas/model';
import type { ReadFrom } from '../../conditions/readFrom.ts';
import type { Engine } from '../../engine/engine.ts';
import { MEMBER_INDICATOR } from '../../conditions/geography/unions.ts';
import type { GateReason } from '../reason.ts';
import { RECORDS } from './records.ts';

/**
 * 1 where the pension of `state` is raised every year for those who live there, else 0; NaN without a record. It
 * always rises in the state itself.
 */
function pensionRises({ atlas, iso3 }: Engine, state: Iso3): Float64Array {
  const told = atlas.pensionIncreases(state);
  const rises = new Set([state, ...(told?.risesIn ?? [])]);
  return Float64Array.from(iso3, (one) => (told?.from.shown ? Number(rises.has(one)) : Number.NaN));
}

/** The values a rule reads, by country index; NaN where unknown. */
export function columnOf(engine: Engine, read: ReadFrom): Float64Array {
  if ('indicator' in read) return engine.atlas.column(read.indicator);
  if ('factor' in read) return engine.column(read.factor)?.utilities as Float64Array;
  if ('pensionOf' in read) return pensionRises(engine, read.pensionOf);
  if ('membership' in read) return engine.atlas.column(MEMBER_INDICATOR[read.membership]);
  const { atlas, iso3 } = engine;
  const { numberOf } = RECORDS[read.record];
  return Float64Array.from(iso3, (one) => numberOf(atlas, one));
}

/** The value a rule read, as the reason of a verdict. */
export function found(engine: Engine, read: ReadFrom, country: number, value: number): GateReason {
  if (Number.isNaN(value)) return { kind: 'no record' };
  if ('indicator' in read) return { kind: 'indicator', indicator: read.indicator, value };
  if ('factor' in read) return { kind: 'measure', factor: read.factor, value };
  if ('membership' in read) return { kind: 'membership', area: read.membership, member: value === 1 };
  if ('pensionOf' in read) return { kind: 'pension rises', state: read.pensionOf, rises: value === 1 };
  const reason = RECORDS[read.record].reasonOf(engine.atlas, engine.iso3[country] as Iso3, value);
  return reason ?? { kind: 'no record' };
}

/** Ids of the indicators a rule reads; empty for a factor, which lists its own. */
export function indicatorsOf(read: ReadFrom): readonly string[] {
  if ('indicator' in read) return [read.indicator];
  if ('membership' in read) return [MEMBER_INDICATOR[read.membership]];
  return 'record' in read ? (RECORDS[read.record].indicators ?? []) : [];
}
