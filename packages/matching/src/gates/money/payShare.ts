import { isAtMost } from '@global-fit/atlas/money/deductions';
import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import type { Situation } from '../../entry/situation.ts';
import type { GateStatus } from '../../model.ts';
import type { WorkedSalary } from '../../model/means.ts';
import type { Preferences } from '../../model/preferences.ts';
import { deductionsId, type Point, salariesAround } from '../../profile/money/workedSalary.ts';
import { gradeWithin } from '../../scoring/grade.ts';
import type { Gate, Verdict } from '../gate.ts';
import type { GateReason } from '../reason.ts';

/** Ways of working whose taxes and contributions differ from those of an employee. */
const OWN_ACCOUNT: readonly (string | null)[] = ['freelance', 'business-owner', 'start-business'];

/** Whether the household works on its own account, on which no figure of ours tells what is taken. */
export const worksOnOwnAccount = ({ arrangement }: Pick<Preferences, 'arrangement'>): boolean =>
  OWN_ACCOUNT.includes(arrangement);

/** Grades an income band by its two ends: where they disagree, the place is at risk. */
function overBand(low: GateStatus, high: GateStatus): GateStatus {
  if (low === 'unknown' || high === 'unknown') return 'unknown';
  return low === high ? low : 'at_risk';
}

/**
 * Limits the share of pay that taxes and contributions take. Our tables work it out at a few salaries. The share at
 * the lower edge of the expected income is interpolated; the next salary above serves for the upper end. The place
 * fails where both shares exceed the limit and passes where neither does.
 *
 * The tables describe an employee. For the self-employed the condition is at risk, with the employee's figure shown.
 */
export function payShareGate(
  { engine, preferences }: Situation,
  rule: DealBreakerRule & { readonly salary: WorkedSalary },
  gate: Gate,
): Gate {
  const { low, next } = salariesAround(preferences.budget?.expected ?? null, rule.salary);
  const columns = new Map(
    [...low, next].map(({ salary }) => [salary, engine.atlas.column(deductionsId(salary))]),
  );
  const taken = (country: number, points: readonly Point[]): number =>
    points.reduce(
      (sum, { salary, share }) => sum + share * (columns.get(salary)?.[country] ?? Number.NaN),
      0,
    );
  // Where the figure is an upper bound, a cap on contributions that our tables lack may lower the true share.
  const mostAlone = (country: number): boolean => {
    const fact = engine.atlas.fact(engine.iso3[country] as Iso3, deductionsId(next.salary));
    return fact !== null && isAtMost(fact);
  };
  const ownAccount = worksOnOwnAccount(preferences);
  return {
    ...gate,
    because: ownAccount ? { questionIds: [...gate.because.questionIds, 'work-arrangement'] } : gate.because,
    check(country): Verdict {
      const [atLow, above] = [taken(country, low), taken(country, [next])];
      const graded = overBand(gradeWithin(atLow, rule), gradeWithin(above, rule));
      const status = graded === 'failed' && mostAlone(country) ? 'at_risk' : graded;
      const [first] = low as readonly [Point];
      // Show the salary that speaks against the place, or the lower one where none does.
      const { salary } = status === 'met' || atLow > above ? first : next;
      const indicator = deductionsId(salary);
      const of: GateReason = { kind: 'indicator', indicator, value: taken(country, [{ salary, share: 1 }]) };
      const known = status !== 'unknown';
      return {
        status: ownAccount && known ? 'at_risk' : status,
        reason: () => (known ? (ownAccount ? { kind: 'own account', of } : of) : { kind: 'no record' }),
        indicators: [indicator],
      };
    },
  };
}
