import { works } from '../../profile/stage.ts';
import type { Measure } from '../contrast.ts';
import type { SectionPlan } from '../compose.ts';
import { currency, inflation, unevenPrices } from './pressures.ts';
import { budgetLead, incomeLead, plainLead, unknownLead } from './prices.ts';
import { moneyActions } from './actions.ts';
import { costInsight, plainInsight, property, rentShare, reserve, yearGap } from './situation.ts';
import { moneyTables } from './tables.ts';
import { inheritance, regime, residency, salaryDeductions, socialSecurity } from './tax.ts';

const SPENDING: readonly Measure[] = [
  ['inflation_rate', 'of inflation', 'low'],
  ['price_level_food', 'price points for food, the United States being 100', 'low'],
  ['price_level_restaurants', 'price points for eating out, the United States being 100', 'low'],
];
const EARNING: readonly Measure[] = [
  ['deductions_pct_60k_usd', 'deducted from a salary of US$60,000', 'low'],
  ['gdp_growth_forecast_2026', 'of growth expected for 2026', 'high'],
];

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
  insight: [rentShare, yearGap, costInsight, plainInsight],
  action: moneyActions,
  contrast: ({ profile }) => (works(profile.stage) ? [...SPENDING, ...EARNING] : SPENDING),
  table: ({ profile }) => [
    'price_level_vs_us',
    profile.stage === 'student' ? 'price_level_food' : 'price_level_restaurants',
    'inflation_rate',
    profile.stage === 'retired' || profile.stage === 'means' ? 'inheritance_tax' : 'deductions_pct_60k_usd',
    'vat_rate',
  ],
  extra: moneyTables,
};
