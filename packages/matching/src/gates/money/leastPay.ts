import { netOf } from '../../costs/localPay.ts';
import { payIndicator } from '../../factors/work.ts';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { gradeWithin } from '../../scoring/grade.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import { type Gate, NO_RECORD } from '../gate.ts';

const NET = 'least-net-pay';
/** The rules on what a job has to pay at least, before tax and after it. */
export const LEAST_PAY: readonly string[] = ['least-pay', NET];

/**
 * A mean is no offer: up to a third above what is asked it warns, since many are paid less than the mean, and it rules
 * a place out only from a third below on, where it is that of the customer's own group.
 */
const SOFT = 4 / 3;
const HARD = 2 / 3;

/** Ways of working that are paid by employers of the place. */
const LOCAL: readonly (string | null)[] = ['local-job', 'company-transfer', null];

/**
 * What a job has to pay, held against the mean pay of the customer's group of occupations there. Open where that is not
 * on record, for an occupation that is paid far below the mean of its group, and for work that is paid from elsewhere.
 * A sum after tax is held against what taxes and contributions leave of that pay.
 */
export function leastPayGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { engine, preferences } = situation;
  const { occupation, payVaries, arrangement } = preferences;
  const own = occupation && payIndicator(occupation);
  const indicator = own ?? 'earnings_monthly_usd';
  const limits = {
    kind: 'least',
    soft: SOFT * (rule.limit ?? Number.NaN),
    hard: own ? HARD * (rule.limit ?? Number.NaN) : Number.NEGATIVE_INFINITY,
  } as const;
  const silent = payVaries || !LOCAL.includes(arrangement);
  const pay = engine.atlas.column(indicator);
  return {
    ...dealBreakerHead(rule, ...(own ? ['career-field'] : [])),
    check(country) {
      const value = silent ? Number.NaN : (pay[country] as number);
      if (Number.isNaN(value)) return NO_RECORD;
      const found = { kind: 'indicator', indicator, value } as const;
      const netUsd = rule.id === NET ? netOf(situation, country, value) : value;
      return {
        status: gradeWithin(netUsd, limits),
        reason: () => (netUsd !== value ? { kind: 'pay after tax', of: found, netUsd } : found),
        indicators: [indicator],
      };
    },
  };
}
