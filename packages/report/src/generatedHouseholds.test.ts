import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { assess, problemsOf } from '@global-fit/questionnaire/assessment';
import { describe, expect, it } from 'vitest';
import { reviewReport } from './checks/review.ts';
import type { ReportDocument, TierId } from './model.ts';
import { reportOf } from './testing/generated.ts';
import { faultsIn } from './testing/households/faults.ts';
import { householdOf } from './testing/households/household.ts';
import type { Household } from './testing/households/told.ts';

const atlas = realAtlas();
const TIERS: readonly TierId[] = ['gold', 'silver', 'bronze', 'single-country'];
/** More of them are read by raising this number. */
const SEEDS = [...Array.from({ length: 12 }, (_, seed) => seed), 180];

function reportFor({ seed, answers, secondAdult }: Household): ReportDocument {
  const tier = TIERS[seed % TIERS.length] as TierId;
  const named = tier === 'single-country' || seed % 5 === 0;
  const order = {
    tier,
    chosenCountryCodes: named ? [atlas.countries[(seed * 37) % atlas.countries.length]?.iso3 ?? ''] : [],
    additionalCountries: tier === 'gold' ? 2 : 0,
    reportId: `household-${seed}`,
    date: '2026-11-28',
  };
  return reportOf(order, answers, secondAdult);
}

describe.each(SEEDS)('the household of seed %i', (seed) => {
  const household = householdOf(seed);

  it('answers the form within its rules, and as told the same again', () => {
    expect(problemsOf(assess(household.answers))).toEqual([]);
    expect(householdOf(seed)).toEqual(household);
  });

  it('gets a report without a fault', () => {
    const document = reportFor(household);
    const reviewed = reviewReport(document, atlas, household.answers);
    expect(reviewed.map(({ where, message }) => `${where}: ${message}`)).toEqual([]);
    expect(faultsIn(document, household)).toEqual([]);
  });
});
