import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { IncomeBand, PassiveShare } from '../../model/means.ts';
import type { Preferences } from '../../model/preferences.ts';
import { AFTER_TAX } from '../../profile/money/budget.ts';
import { householdTimes } from './eligibility.ts';

/** Where an expected band lies beside a required sum. */
export type BesideSum = 'above' | 'within' | 'below';

/** Where a band of income lies beside a sum, both a month. */
export const between = (band: IncomeBand, asked: number): BesideSum => {
  if (band.lowUsd >= asked) return 'above';
  return band.highUsd === null || band.highUsd >= asked ? 'within' : 'below';
};

/** The part of the income that a route counts: permits for people of independent means exclude earnings. */
export function countedBy({ budget }: Preferences, { kind }: VisaRoute): PassiveShare | null {
  return kind === 'retirement/passive-income' ? (budget?.passive ?? null) : null;
}

/** Ways of living that bring no work along. */
const WITHOUT_WORK: readonly (string | null)[] = [null, 'undecided', 'not-working'];

/** Whether a permit for remote work meets an income of which no part is earned: a pension is none of what it asks for. */
export const asksForWork = (
  { arrangement, budget }: Pick<Preferences, 'arrangement' | 'budget'>,
  { kind }: Pick<VisaRoute, 'kind'>,
): boolean => kind === 'digital-nomad' && budget?.passive === 'all' && WITHOUT_WORK.includes(arrangement);

/** Whether the record states a sum after tax. */
const isNet = ({ notes }: VisaRoute): boolean => /(?:^|; )net income(?:;|$)/.test(notes ?? '');

/** Permits for the applicant's own work: one contract, or clients. */
const FOR_ONES_WORK: readonly VisaRoute['kind'][] = ['work', 'digital-nomad'];

/** The applicant's own income for such a permit, where one of two stated it separately; null otherwise. */
export function ofApplicant({ budget }: Preferences, { kind }: VisaRoute): IncomeBand | null {
  const told = FOR_ONES_WORK.includes(kind) ? (budget?.ofApplicant ?? null) : null;
  return told && { lowUsd: told.monthlyUsd, highUsd: told.monthlyUsd };
}

/**
 * The household's income as a route counts it; null where none is told that it counts. Where only a part counts, that
 * part is anywhere below the stated amount; where it counts after tax, only the lower edge after tax is certain.
 */
export function bandFor(preferences: Preferences, route: VisaRoute): IncomeBand | null {
  const { budget } = preferences;
  const counted = countedBy(preferences, route);
  if (!budget?.portable || !budget.expected || counted === 'none') return null;
  if (asksForWork(preferences, route)) return null;
  const expected = ofApplicant(preferences, route) ?? budget.expected;
  if (counted === 'some') return { ...expected, lowUsd: 0 };
  return isNet(route) ? { ...expected, lowUsd: expected.lowUsd * AFTER_TAX } : expected;
}

/** The expected income compared with the required one, whatever capital is required; null where not stated. */
export function incomeAgainst(preferences: Preferences, route: VisaRoute): BesideSum | null {
  const asked = route.minIncome?.monthlyUsd ?? null;
  const band = bandFor(preferences, route);
  return band && asked !== null
    ? between(band, asked * (householdTimes(route, preferences.household) ?? 1))
    : null;
}
