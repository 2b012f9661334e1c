import type { SectionPlan } from '../compose.ts';
import { currency, inflation, unevenPrices } from './pressures.ts';
import { budgetLead, incomeLead, plainLead, unknownLead } from './prices.ts';
import { moneyActions } from './actions.ts';
import { costInsight, plainInsight, property, rentShare, reserve, yearGap } from './situation.ts';
import { moneyTables } from './tables.ts';
import { inheritance, regime, residency, salaryDeductions, socialSecurity } from './tax.ts';

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
  table: ({ profile }) => [
    'price_level_vs_us',
    profile.stage === 'student' ? 'price_level_food' : 'price_level_restaurants',
    'inflation_rate',
    profile.stage === 'retired' || profile.stage === 'means' ? 'inheritance_tax' : 'deductions_pct_60k_usd',
    'vat_rate',
  ],
  extra: moneyTables,
};
