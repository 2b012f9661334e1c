import type { Fact, Iso3 } from '@global-fit/atlas/model';
import type { Atlas } from '@global-fit/atlas/atlas';
import { isAtMost } from '@global-fit/atlas/money/deductions';
import type { Situation } from '../../entry/situation.ts';
import type { Preferences } from '../../model/preferences.ts';
import { deductionsId, nearestSalaries } from '../../profile/money/workedSalary.ts';
import { gradeWithin, pastLimit } from '../../scoring/grade.ts';
import type { Gate, Verdict } from '../gate.ts';
import type { GateReason } from '../reason.ts';
import { columnOf, indicatorsOf } from '../records/read.ts';
import { mayEase } from './newcomerRegime.ts';
import { worksOnOwnAccount } from './payShare.ts';

/** Percent of pay. Where no more than this is taken at home, hardly any place takes less. */
const LIGHT = 10;
/** Percentage points above home beyond which nobody pays less; the figures are estimates for one person alone. */
const MORE = 3;
/** A place that takes less by under so many percentage points is held back for people who move only to pay less. */
const FELT = 4;

/**
 * The least that is taken of pay, in percent. An upper bound counts contributions on the whole pay, so there it is the
 * income tax alone, or 0 where no rate of contributions is on record.
 */
function leastTaken(atlas: Pick<Atlas, 'fact'>, iso3: Iso3, deductions: Fact): number {
  const value = Number(deductions.value);
  if (!isAtMost(deductions)) return value;
  const rate = atlas.fact(iso3, 'employee_social_rate')?.value;
  return typeof rate === 'number' ? value - rate : 0;
}

/**
 * Deductions from pay no higher than at home, at the expected income (or the nearest one for which both are on
 * record), for people who earn and move for lower taxes. Where that is their only reason, a place that takes more is
 * ruled out, with two exceptions: a regime for newcomers may be open to this person and make up for the difference, or
 * the figure is an upper bound, for want of a recorded cap on contributions, and the income tax alone takes no more.
 * The figures are those of employees, so for the self-employed a higher one only warns. Null where home is unknown or
 * takes little itself.
 */
export function lowerTaxesGate(
  { engine, home, preferences }: Situation,
  { questionIds, aim }: Preferences['needs'][number],
): Gate | null {
  const levels = nearestSalaries(preferences.salary).flatMap((salary) => {
    const read = { indicator: deductionsId(salary) };
    const deductions = columnOf(engine, read);
    const atHome = deductions[home] ?? Number.NaN;
    return Number.isNaN(atHome) ? [] : [{ salary, read, deductions, atHome }];
  });
  const [own] = levels;
  if (!own || !(own.atHome > LIGHT)) return null;
  const { atlas } = engine;
  const iso3 = engine.iso3[home] as Iso3;
  const ownAccount = worksOnOwnAccount(preferences);
  const mayTakeLess = (country: number, { salary, read, atHome }: (typeof levels)[number]): boolean => {
    const there = engine.iso3[country] as Iso3;
    const fact = atlas.fact(there, read.indicator);
    const most = atHome + MORE;
    const less = fact !== null && isAtMost(fact) && leastTaken(atlas, there, fact) <= most;
    return less || mayEase(atlas, there, preferences, { salary, most });
  };
  const decides = aim === true && !ownAccount;
  return {
    id: 'need:lower-taxes',
    group: 'need',
    label: 'Taxes no higher than at home',
    because: { questionIds: ownAccount ? [...questionIds, 'work-arrangement'] : questionIds },
    ...(decides ? { graded: true } : {}),
    check(country): Verdict {
      const level = levels.find((one) => !Number.isNaN(one.deductions[country])) ?? own;
      const { read, deductions, atHome } = level;
      const value = deductions[country] as number;
      const most = { soft: atHome, hard: atHome + MORE };
      const hard = decides && !mayTakeLess(country, level) ? most.hard : Number.POSITIVE_INFINITY;
      const found: GateReason = {
        kind: 'indicator',
        indicator: read.indicator,
        value,
        ...(country === home ? {} : { home: { iso3, value: atHome } }),
      };
      return {
        status: gradeWithin(value, { kind: 'most', soft: most.soft, hard }),
        ...(decides ? { past: pastLimit(value, { soft: atHome - FELT, hard: most.hard }) } : {}),
        reason: () => {
          if (Number.isNaN(value)) return { kind: 'no record' };
          return ownAccount ? { kind: 'own account', of: found } : found;
        },
        indicators: indicatorsOf(read),
      };
    },
  };
}
