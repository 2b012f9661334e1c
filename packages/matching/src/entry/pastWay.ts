/** How far an open way in exceeds what a plan can rely on: a number in [0,1] for each reason. */
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Preferences } from '../model/preferences.ts';
import { pastLimit } from '../scoring/grade.ts';
import { RARE_PAY } from './route/jobOffer.ts';
import type { Way } from './way.ts';

/**
 * How far the pay that a work permit requires exceeds usual pay for such work there, in [0,1]; 1 is at `RARE_PAY`
 * times usual pay. 0 where the expected income reaches it, since people who expect more than usual may well get such
 * an offer. People who stated no income are taken to expect usual pay in their occupation, where that is on record, or
 * without any training the mean of all employees.
 */
export function pastUsualPay(way: Way, { qualification }: Pick<Preferences, 'qualification'>): number {
  if (way.kind !== 'job offer' || way.pay === null) return 0;
  const isKnown = way.pay.earners !== 'total' || qualification === 'any';
  if (way.expected !== 'below' && !(way.expected === null && isKnown)) return 0;
  return pastLimit(way.pay.askedUsd / way.pay.usualUsd, { soft: 1, hard: RARE_PAY });
}

/** Multiple of the highest expected income at which a permit's required pay counts as entirely out of reach. */
const FAR_OFF = 2;

/** People judge their income by wages at home and may be offered more, so pay they do not expect never counts in full. */
const NOT_EXPECTED = 0.5;

/** How far the pay that a work permit requires exceeds the highest expected income, in [0,1]. */
export function pastExpectedPay(way: Way): number {
  const asked = way.kind === 'job offer' ? way.route.minIncome?.monthlyUsd : null;
  if (way.kind !== 'job offer' || asked == null || way.mostUsd === undefined) return 0;
  return NOT_EXPECTED * pastLimit(asked / way.mostUsd, { soft: 1, hard: FAR_OFF });
}

/** Ways of selecting among qualified applicants by chance, speed or rare merit. */
const NOT_FOR_ALL: ReadonlySet<VisaRoute['conditions']['selection']> = new Set([
  'lottery',
  'quota',
  'exceptional',
]);

/** Whether a permit may be refused to people who meet every condition, because few of them are chosen. */
export const isForAFew = (way: Way): boolean =>
  'route' in way && way.kind !== 'short' && NOT_FOR_ALL.has(way.route.conditions.selection);

/** What such a permit counts as, in [0,1]: some people get it, but nobody can plan on it. */
const CHANCE = 0.4;

/** How uncertain selection makes a way in, in [0,1]; 0 where everybody who qualifies gets it. */
export const pastChance = (way: Way): number => (isForAFew(way) ? CHANCE : 0);

/** Months that count as an indefinite stay: most states let people settle for good after five years. */
const FOR_GOOD = 60;

/**
 * Share of the planned stay that remains, in [0,1], when a remote worker's permit ends for good; 0 where it lasts long
 * enough or the length of the stay was not stated.
 */
export function pastItsEnd(way: Way, leastStay: number | null): number {
  if (leastStay === null || !('ends' in way) || way.ends === undefined) return 0;
  return Math.max(0, 1 - way.ends / Math.min(leastStay, FOR_GOOD));
}
