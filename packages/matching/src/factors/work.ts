import type { Occupation as Group } from '@global-fit/atlas/money/money';
import type { Factor, FactorId } from '../model.ts';
import type { Occupation } from '../model/means.ts';
import { factor, logPart, part } from './part.ts';

/** Jobs and wages. Pay by occupation counts only for people who will look for local work in it. */
export const WORK: readonly Factor[] = [
  factor('jobs', 'Jobs and wages', 'jobs', [
    logPart(
      'earnings_monthly_ppp',
      4,
      [
        [200, 0],
        [800, 0.35],
        [2500, 0.7],
        [6000, 1],
      ],
      'What an average wage buys',
    ),
    part(
      'unemployment_rate',
      3,
      [
        [2, 1],
        [4, 0.85],
        [7, 0.6],
        [12, 0.3],
        [25, 0],
      ],
      'How hard it is to find work',
    ),
    part(
      'youth_unemployment',
      1,
      [
        [4, 1],
        [10, 0.75],
        [20, 0.4],
        [45, 0],
      ],
      'How hard the first job is',
    ),
    part(
      'long_term_unemployment',
      1,
      [
        [0.2, 1],
        [1, 0.75],
        [3, 0.4],
        [8, 0],
      ],
      'Whether a lost job is soon replaced',
    ),
    part(
      'employment_ratio',
      2,
      [
        [30, 0],
        [50, 0.4],
        [60, 0.75],
        [72, 1],
      ],
      'Share of adults in work',
    ),
    part(
      'salaried_workers',
      2,
      [
        [10, 0],
        [50, 0.4],
        [80, 0.8],
        [95, 1],
      ],
      'Jobs with a contract and a payslip',
    ),
    logPart(
      'labour_productivity',
      2,
      [
        [3000, 0],
        [25000, 0.4],
        [80000, 0.75],
        [150000, 1],
      ],
      'What a worker produces, which bounds what can be paid',
    ),
    part(
      'informal_employment',
      0.5,
      [
        [25, 1],
        [50, 0.6],
        [75, 0.3],
        [95, 0],
      ],
      'Work without contract or protection',
    ),
    logPart(
      'minimum_wage_monthly_ppp',
      1,
      [
        [40, 0],
        [300, 0.4],
        [1000, 0.75],
        [2500, 1],
      ],
      'The floor under wages',
    ),
    part(
      'earnings_gini',
      0.3,
      [
        [0.22, 1],
        [0.35, 0.65],
        [0.5, 0.3],
        [0.65, 0],
      ],
      'How unequal pay is',
    ),
  ]),
  factor('work_life', 'Work-life balance', 'jobs', [
    part(
      'weekly_hours_employees',
      3,
      [
        [30, 1],
        [36, 0.85],
        [40, 0.6],
        [45, 0.3],
        [52, 0],
      ],
      'Hours really worked in a week',
    ),
    part(
      'paid_annual_leave_days',
      3,
      [
        [0, 0],
        [10, 0.3],
        [20, 0.75],
        [25, 1],
      ],
      'Paid leave by law',
    ),
    part(
      'public_holidays',
      1,
      [
        [4, 0],
        [9, 0.4],
        [13, 0.75],
        [18, 1],
      ],
      'Public holidays in a year',
    ),
  ]),
];

/** Each occupation group as a noun in a sentence; `total` stands for all employees. */
export const EARNERS: Readonly<Record<Group, string>> = {
  total: 'employees',
  managers: 'managers',
  professionals: 'professionals',
  technicians: 'technicians',
  clerical: 'clerical workers',
  service_sales: 'service and sales workers',
  skilled_agriculture: 'skilled workers in agriculture',
  craft_trades: 'craft and trades workers',
  machine_operators: 'machine operators and drivers',
  elementary: 'people in elementary occupations',
};

/**
 * The ends of each group's pay curve, in US dollars a month. Skilled agricultural workers have none: most are
 * self-employed, and no indicator covers the few employees.
 */
const PAY: Readonly<Partial<Record<Occupation, readonly [low: number, high: number]>>> = {
  managers: [150, 10000],
  professionals: [120, 7500],
  technicians: [100, 6000],
  clerical: [80, 4800],
  service_sales: [60, 3900],
  craft_trades: [70, 5000],
  machine_operators: [70, 4900],
  elementary: [50, 3600],
};

/** The indicator of average pay in an occupation group; null for the group that has none. */
export function payIndicator(occupation: Occupation): string | null {
  return PAY[occupation] ? `earnings_${occupation}_usd` : null;
}

/** The factor that compares pay in an occupation group; null for the group that has none. */
export function payFactor(occupation: Occupation): FactorId | null {
  return PAY[occupation] ? `pay_${occupation}` : null;
}

/** One factor per occupation group, `pay_managers` … `pay_elementary`. */
export const PAY_BY_OCCUPATION: readonly Factor[] = Object.entries(PAY).map(([group, [low, high]]) =>
  factor(`pay_${group}`, 'Pay in your field', 'jobs', [
    logPart(
      `earnings_${group}_usd`,
      1,
      [
        [low, 0],
        [Math.round(Math.sqrt(low * high)), 0.5],
        [high, 1],
      ],
      `Average pay of ${EARNERS[group as Occupation]}`,
    ),
  ]),
);
