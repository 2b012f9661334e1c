import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { byRight } from './broughtWork.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** The rule on laws that weigh what the care of an applicant would cost. */
export const CARE_WEIGHED = 'care-weighed';

/**
 * Whether a visa may be refused over the cost of somebody's care: by law, where our records hold such a law, and to
 * nobody who settles by a right. Where they hold none the condition stays open.
 */
export function careWeighedGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { atlas } = situation.engine;
  const gate = wayGate(situation, rule, ({ entry: { way } }) =>
    byRight(way) ? { status: 'met', reason: () => ({ kind: 'way in', way }) } : NO_RECORD,
  );
  return {
    ...gate,
    check(country) {
      const verdict = gate.check(country);
      const iso3 = atlas.countries[country]?.iso3 ?? '';
      const weighs = atlas.rule(`health-requirement-${iso3}`)?.from.shown === true;
      return weighs && verdict.status !== 'met'
        ? { status: 'failed', reason: () => ({ kind: 'care weighed', iso3 }) }
        : verdict;
    },
  };
}
