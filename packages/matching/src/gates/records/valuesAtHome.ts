import type { ReadFrom } from '../../conditions/readFrom.ts';
import type { Situation } from '../../entry/situation.ts';
import type { GateReason } from '../reason.ts';

/**
 * Indicators of values a society holds. Whoever demands one gets the figure at home shown as well, where home does
 * better.
 */
const VALUES: ReadonlySet<string> = new Set([
  'lgbt_policy_index',
  'religious_freedom',
  'gender_inequality_index',
  'school_gender_parity',
  'voice_accountability',
  'internet_freedom',
  'control_of_corruption',
]);

/** Adds the figure at home to the reason where the customer demanded a value and home does better on it. */
export function besideHome(
  { engine, home, preferences }: Situation,
  read: ReadFrom,
  kind: 'least' | 'most',
  reason: GateReason,
): GateReason {
  if (reason.kind !== 'indicator' || !('indicator' in read) || !VALUES.has(read.indicator)) return reason;
  const value = home < 0 ? Number.NaN : (engine.atlas.column(read.indicator)[home] as number);
  const worse = kind === 'least' ? reason.value < value : reason.value > value;
  return worse && preferences.home !== null ? { ...reason, home: { iso3: preferences.home, value } } : reason;
}
