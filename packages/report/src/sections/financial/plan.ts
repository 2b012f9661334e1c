import type { Profile } from '../../profile/profile.ts';
import { works } from '../../profile/stage.ts';
import type { Measure } from '../contrast.ts';
import type { SectionPlan } from '../compose.ts';
import { currency, inflation, unevenPrices } from './pressures.ts';
import { budgetLead, incomeLead, plainLead, unknownLead } from './prices.ts';
import { moneyActions } from './actions.ts';
import { costInsight, inflationInsight, keptInsight, plainInsight } from './insights.ts';
import { property, rentShare, reserve, yearGap } from './situation.ts';
import { moneyTables } from './tables.ts';
import { inheritance, regime, residency, salaryDeductions, socialSecurity } from './tax.ts';

const SPENDING: readonly Measure[] = [
  ['inflation_rate', 'of inflation', 'low'],
  ['price_level_food', 'price points for food, the United States being 100', 'low'],
  ['price_level_restaurants', 'price points for eating out, the United States being 100', 'low'],
];
const EARNING: readonly Measure[] = [
  ['deductions_pct_60k_usd', 'deducted from a salary of US$60,000', 'low'],
];
/** Growth concerns whoever sells or is hired there. */
const SELLING: readonly Measure[] = [['gdp_growth_forecast_2026', 'of growth expected for 2026', 'high']];
const HIRED_OR_SELLING: ReadonlySet<string> = new Set(['employee', 'founder', 'open']);

function measuresFor({ stage }: Profile): readonly Measure[] {
  return [...SPENDING, ...(works(stage) ? EARNING : []), ...(HIRED_OR_SELLING.has(stage) ? SELLING : [])];
}

export const FINANCIAL: SectionPlan = {
  heading: 'Financial',
  lead: [budgetLead, incomeLead, plainLead, unknownLead],
  body: [
    unevenPrices,
    salaryDeductions,
    regime,
    residency,
    inflation,
    currency,
    socialSecurity,
    inheritance,
    property,
    reserve,
  ],
  take: 4,
  insight: [rentShare, yearGap, costInsight, keptInsight, inflationInsight, plainInsight],
  action: moneyActions,
  contrast: ({ profile }) => measuresFor(profile),
  table: ({ profile }) => [
    'price_level_vs_us',
    profile.stage === 'student' ? 'price_level_food' : 'price_level_restaurants',
    'inflation_rate',
    profile.stage === 'retired' || profile.stage === 'means' ? 'inheritance_tax' : 'deductions_pct_60k_usd',
    'vat_rate',
  ],
  extra: moneyTables,
};
