import { deductionsId, SALARIES, salariesAround } from '../profile/money/workedSalary.ts';
import { AFTER_TAX } from '../profile/money/budget.ts';
import type { Situation } from '../entry/situation.ts';
import { partnersWorkOn } from '../entry/household/partnersWork.ts';
import { payIndicator } from '../factors/work.ts';
import type { Occupation, WorkedSalary } from '../model/means.ts';

/** What wages paid there come to for this household, in US dollars a month. */
export interface LocalPay {
  /**
   * The group whose average pay it is, `total` being all employees; `permit` where the permit asks for more than that.
   */
  readonly of: Occupation | 'total' | 'permit';
  /** Whether a second wage is in it: the partner's, taken as the average of all employees. */
  readonly two: boolean;
  readonly grossUsd: number;
  /** After tax and contributions. */
  readonly netUsd: number;
}

/** Percent of pay that tax and contributions take where no estimate of the country is on record. */
const USUAL_SHARE = 100 * (1 - AFTER_TAX);

/**
 * Percent that tax and contributions take of one of the salaries for which estimates are made. Where the country has
 * none for it, that of the next lower salary stands in; then that of a higher one, but no more than `USUAL_SHARE`; then
 * `USUAL_SHARE` itself.
 */
function takenOf({ engine }: Situation, country: number, salary: WorkedSalary): number {
  const of = (one: WorkedSalary): number => engine.atlas.column(deductionsId(one))[country] as number;
  if (!Number.isNaN(of(salary))) return of(salary);
  const known = SALARIES.filter((one) => !Number.isNaN(of(one)));
  const under = known.findLast((one) => one < salary);
  if (under) return of(under);
  const [over] = known;
  return over ? Math.min(of(over), USUAL_SHARE) : USUAL_SHARE;
}

/** US dollars that tax and contributions leave of an employee's monthly pay. */
export function afterTax(situation: Situation, country: number, grossUsd: number): number {
  const { low } = salariesAround({ lowUsd: grossUsd, highUsd: grossUsd }, 30_000);
  const taken = low.reduce((sum, { salary, share }) => sum + share * takenOf(situation, country, salary), 0);
  return grossUsd * (1 - taken / 100);
}

/** The same for pay on record, which some surveys state after tax already. */
export function netOf(situation: Situation, country: number, usd: number): number {
  const { atlas, iso3 } = situation.engine;
  const net = atlas.earningsNote(iso3[country] ?? '')?.concept === 'net';
  return net ? usd : afterTax(situation, country, usd);
}

/**
 * Average gross or net pay on record, in US dollars a month; null where there is none, or where it lies so far below
 * the minimum wage that it cannot be a full month's pay.
 */
function averagePay({ engine }: Situation, country: number, of: Occupation | 'total'): number | null {
  const iso3 = engine.iso3[country];
  if (!iso3 || engine.atlas.earningsNote(iso3)?.concept === 'below the minimum') return null;
  const indicator = of === 'total' ? 'earnings_monthly_usd' : payIndicator(of);
  const value = indicator && engine.fact(indicator, country)?.value;
  return typeof value === 'number' ? value : null;
}

/** US dollars a month that the work permit by which the customer would enter requires; null where none does. */
function permitPay({ entries }: Situation, country: number): number | null {
  const way = entries[country]?.way;
  return way?.kind === 'job offer' && !way.byPartner ? (way.route.minIncome?.monthlyUsd ?? null) : null;
}

/**
 * What the household may earn from wages paid there, in US dollars a month; null where it will not live on such wages
 * or no pay is on record. The customer counts with the average pay of the own group of occupations, or of all employees
 * where the group is unknown or its average says little about the work; with the permit's minimum where that is higher.
 * A partner who wants to work adds the average of all employees, unless the family permit forbids work.
 */
export function localPay(situation: Situation, country: number): LocalPay | null {
  const { preferences } = situation;
  const { localWage, occupation, payVaries } = preferences;
  if (!localWage) return null;
  const group = payVaries ? null : occupation;
  const own = group && averagePay(situation, country, group);
  const all = averagePay(situation, country, 'total');
  const asked = permitPay(situation, country);
  const average = own ?? all;
  const first = Math.max(average ?? 0, asked ?? 0);
  if (first === 0) return null;
  const law = partnersWorkOn(situation.engine.atlas, situation.entries[country]?.way);
  const second = localWage.two && law?.allows !== 'no' ? (all ?? 0) : 0;
  return {
    of: first > (average ?? 0) ? 'permit' : group && own ? group : 'total',
    two: second > 0,
    grossUsd: first + second,
    netUsd: netOf(situation, country, first) + netOf(situation, country, second),
  };
}
