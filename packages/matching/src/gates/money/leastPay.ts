import { netOf } from '../../costs/localPay.ts';
import { payIndicator } from '../../factors/work.ts';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import { gradeWithin } from '../../scoring/grade.ts';
import { dealBreakerHead } from '../dealBreakerHead.ts';
import { type Gate, NO_RECORD } from '../gate.ts';

const NET = 'least-net-pay';
/** Ids of the rules on the least pay of a job, before and after tax. */
export const LEAST_PAY: readonly string[] = ['least-pay', NET];

/**
 * Multiples of the pay asked. Many people earn less than the mean, so a mean warns until it is a third above what is
 * asked. It fails a third below, and only where it is the mean of the customer's own occupations.
 */
const SOFT = 4 / 3;
const HARD = 2 / 3;

/** Ways of working in which an employer in the country pays. Null: not answered. */
const LOCAL: readonly (string | null)[] = ['local-job', 'company-transfer', null];

/**
 * Compares the pay asked for with mean pay in the customer's group of occupations, in US dollars a month. Unknown
 * where no figure is on record, where the occupation earns far less than its group, and where the work is paid from
 * abroad. A sum after tax is compared with mean pay less taxes and contributions.
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
