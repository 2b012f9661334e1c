import { deductionsId, SALARIES, salariesAround } from '../profile/money/workedSalary.ts';
import { AFTER_TAX } from '../profile/money/budget.ts';
import type { Situation } from '../entry/situation.ts';
import { partnersWorkOn } from '../entry/household/partnersWork.ts';
import { payIndicator } from '../factors/work.ts';
import type { Occupation, WorkedSalary } from '../model/means.ts';

/** What a wage paid there may leave of a month, in US dollars. */
export interface LocalPay {
  /** Whose average pay it is; the pay that the permit asks for where that is more. */
  readonly of: Occupation | 'total' | 'permit';
  /** The second wage in it, the average of everybody, is that of the partner. */
  readonly two: boolean;
  readonly grossUsd: number;
  /** After tax and contributions. */
  readonly netUsd: number;
}

/** What tax and contributions take by our usual share, in percent. */
const USUAL_SHARE = 100 * (1 - AFTER_TAX);

/**
 * Percent of a worked salary that tax and contributions take. Where no estimate is on record it is that of
 * the next lower salary, or of a higher one as far as our usual share, which stands in where there is neither.
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

/** What is left of pay of a month after tax and contributions, as an employee. */
export function afterTax(situation: Situation, country: number, grossUsd: number): number {
  const { low } = salariesAround({ lowUsd: grossUsd, highUsd: grossUsd }, 30_000);
  const taken = low.reduce((sum, { salary, share }) => sum + share * takenOf(situation, country, salary), 0);
  return grossUsd * (1 - taken / 100);
}

/** What pay of a month on record there leaves, where the record may hold it after tax already. */
export function netOf(situation: Situation, country: number, usd: number): number {
  const { atlas, iso3 } = situation.engine;
  const net = atlas.earningsNote(iso3[country] ?? '')?.concept === 'net';
  return net ? usd : afterTax(situation, country, usd);
}

/** Average pay there by the record; null where none is, or it lies too low beside the minimum to be pay of a month. */
function averagePay({ engine }: Situation, country: number, of: Occupation | 'total'): number | null {
  const iso3 = engine.iso3[country];
  if (!iso3 || engine.atlas.earningsNote(iso3)?.concept === 'below the minimum') return null;
  const indicator = of === 'total' ? 'earnings_monthly_usd' : payIndicator(of);
  const value = indicator && engine.fact(indicator, country)?.value;
  return typeof value === 'number' ? value : null;
}

/** The pay that the permit which is the way in asks an employer for; null where it is another way, or asks for none. */
function permitPay({ entries }: Situation, country: number): number | null {
  const way = entries[country]?.way;
  return way?.kind === 'job offer' && !way.byPartner ? (way.route.minIncome?.monthlyUsd ?? null) : null;
}

/**
 * What the household may earn there, in US dollars a month; null where nothing is on record. The first earns the
 * average of the group of occupations, or that of everybody where the group is not told or its mean says nothing of the
 * work; where the permit asks for more, that. A partner who means to earn adds the average of everybody, unless the
 * record lets them earn nothing there.
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
