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

/** Where no more than this share of pay is taken, in percent, hardly any place takes less. */
const LIGHT = 10;
/** The deductions are estimates for one person without children: beyond so many percent of pay nobody pays less. */
const MORE = 3;
/** A place that takes not even so much less, in percent of pay, is no answer for who moves to pay less alone. */
const FELT = 4;

/**
 * Percent that is taken of pay at least: of an upper bound, which counts contributions from the whole pay, the income tax
 * alone; nothing where no rate of contributions is on record.
 */
function leastTaken(atlas: Pick<Atlas, 'fact'>, iso3: Iso3, deductions: Fact): number {
  const value = Number(deductions.value);
  if (!isAtMost(deductions)) return value;
  const rate = atlas.fact(iso3, 'employee_social_rate')?.value;
  return typeof rate === 'number' ? value - rate : 0;
}

/**
 * Deductions from pay no higher than at home, at the income expected (or the nearest one for which both are on record),
 * for who earns and moves for lower taxes. Where that is the only reason, a place that takes more is ruled out, unless a
 * regime for newcomers may be for this person and make up for the difference, or its figure is an upper bound, for want
 * of a recorded cap on contributions, and its income tax alone takes no more. The figures are those of employees: for people who work on their own account a
 * higher one only warns. Null where home is unknown or light itself.
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
