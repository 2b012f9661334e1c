import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../../engine/engine.ts';
import { payIndicator } from '../../factors/work.ts';
import type { Occupation } from '../../model/means.ts';
import type { Preferences } from '../../model/preferences.ts';
import { utilityOf } from '../../scoring/utility.ts';

/** The pay a work permit requires, beside usual pay in that country; US dollars a month. */
export interface OfferedPay {
  readonly askedUsd: number;
  readonly usualUsd: number;
  /** Whose pay is usual: that of the customer's occupational group, or of all employees where that is not recorded. */
  readonly earners: Occupation | 'total';
}

/** Required and usual pay; null where either is not recorded. */
export function offeredPay(
  engine: Engine,
  country: number,
  route: VisaRoute,
  occupation: Preferences['occupation'],
): OfferedPay | null {
  const askedUsd = route.minIncome?.monthlyUsd ?? null;
  if (askedUsd === null) return null;
  const usual = (indicator: string): number | null => {
    const value = engine.fact(indicator, country)?.value;
    return typeof value === 'number' ? value : null;
  };
  const indicator = occupation && payIndicator(occupation);
  const own = indicator && usual(indicator);
  if (occupation && own) return { askedUsd, usualUsd: own, earners: occupation };
  const all = usual('earnings_monthly_usd');
  return all ? { askedUsd, usualUsd: all, earners: 'total' } : null;
}

/** Thresholds below this share of average pay are not salaries but means to live on while looking for work. */
const MEANS_SHARE = 1 / 3;

/** Whether a permit admits job seekers and requires only means to live on. */
export function isForSearch(engine: Engine, country: number, route: VisaRoute): boolean {
  if (route.conditions.selection === 'job-search') return true;
  const pay = offeredPay(engine, country, route, null);
  return pay !== null && pay.askedUsd < MEANS_SHARE * pay.usualUsd;
}

/** From this multiple of usual pay on, few offers meet a permit's threshold. */
export const RARE_PAY = 1.5;

/** Grades of a work permit whose threshold most, fewer than half, or few offers meet. */
export const OFFER = { usual: 0.5, above: 0.4, rare: 0.3 } as const;

/**
 * How likely an offer meets a permit's threshold, as a grade: half of all offers are above usual pay, so a threshold
 * at usual pay costs nothing, while few offers meet one half as much again.
 */
export function offerGrade(pay: OfferedPay | null): number {
  if (!pay) return OFFER.usual;
  const share = pay.askedUsd / pay.usualUsd;
  if (share <= 1) return OFFER.usual;
  return share <= RARE_PAY ? OFFER.above : OFFER.rare;
}

/** Labour force, in powers of ten -> remaining share of the value of an offer. */
const MARKET = [
  [Math.log10(200_000), 0.8],
  [Math.log10(2_000_000), 1],
] as const;

/**
 * Share of an offer's value by the size of the labour market: in a small one, positions in a given occupation are
 * rarely open. This says nothing about the place, and does not concern transferees.
 */
export function marketShare(
  engine: Engine,
  country: number,
  arrangement: Preferences['arrangement'],
): number {
  const people = engine.fact('labour_force_total', country)?.value;
  if (arrangement === 'company-transfer' || typeof people !== 'number') return 1;
  return utilityOf({ points: MARKET }, Math.log10(people));
}
