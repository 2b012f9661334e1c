import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { byRight } from './broughtWork.ts';
import { type Gate, NO_RECORD } from '../gate.ts';
import { wayGate } from './wayGate.ts';

/** Id of the rule on laws that weigh the cost of an applicant's care. */
export const CARE_WEIGHED = 'care-weighed';

/**
 * Fails where a law on record allows refusing a visa over the cost of care. Met for those who settle by right;
 * unknown where no such law is on record.
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
