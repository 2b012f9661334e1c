import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../../engine/engine.ts';
import { payIndicator } from '../../factors/work.ts';
import type { Occupation } from '../../model/means.ts';
import type { Preferences } from '../../model/preferences.ts';
import { utilityOf } from '../../scoring/utility.ts';

/** What a work permit asks an employer to pay, against what is usual in that country; US dollars a month. */
export interface OfferedPay {
  readonly askedUsd: number;
  readonly usualUsd: number;
  /** Whose pay is usual: the customer's group of occupations, or everybody's where that is not recorded. */
  readonly earners: Occupation | 'total';
}

/** The pay a permit asks for beside usual pay there; null where either is not recorded. */
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

/** A threshold below this share of what employees earn is no pay: it is what one lives on while looking for work. */
const MEANS_SHARE = 1 / 3;

/** True where a permit admits people who still look for work and only asks for means to live on. */
export function isForSearch(engine: Engine, country: number, route: VisaRoute): boolean {
  if (route.conditions.selection === 'job-search') return true;
  const pay = offeredPay(engine, country, route, null);
  return pay !== null && pay.askedUsd < MEANS_SHARE * pay.usualUsd;
}

/** A permit asks for this many times usual pay and more: few offers reach it. */
export const RARE_PAY = 1.5;

/** Grades of a work permit whose pay most offers, fewer than half, or few of them reach. */
export const OFFER = { usual: 0.5, above: 0.4, rare: 0.3 } as const;

/**
 * How likely an offer reaches the pay that a permit asks for: the threshold as a share of usual pay, as a grade of
 * the way in. Half of all offers lie above usual pay, so a threshold at it costs nothing; one at half as much again
 * leaves the permit to few.
 */
export function offerGrade(pay: OfferedPay | null): number {
  if (!pay) return OFFER.usual;
  const share = pay.askedUsd / pay.usualUsd;
  if (share <= 1) return OFFER.usual;
  return share <= RARE_PAY ? OFFER.above : OFFER.rare;
}

/** People who work or look for work there, in powers of ten -> what is left of the worth of an offer. */
const MARKET = [
  [Math.log10(200_000), 0.8],
  [Math.log10(2_000_000), 1],
] as const;

/**
 * How much of the worth of an offer the size of the labour market leaves: where few people work, a post in one's own
 * trade is rarely open. It says nothing of the place, and nothing to whoever moves with an employer.
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
