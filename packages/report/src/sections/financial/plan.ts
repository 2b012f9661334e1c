import type { SectionPlan } from '../compose.ts';
import { budgetLead, currency, incomeLead, inflation, plainLead, unevenPrices } from './prices.ts';
import { costInsight, fundsAction, plainInsight, property, reserve, taxAction } from './situation.ts';
import { moneyTables } from './tables.ts';
import { inheritance, regime, residency, salaryDeductions, socialSecurity } from './tax.ts';

export const FINANCIAL: SectionPlan = {
  heading: 'Financial',
  lead: [budgetLead, incomeLead, plainLead],
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
  insight: [costInsight, plainInsight],
  action: [fundsAction, taxAction],
  table: ({ profile }) => [
    'price_level_vs_us',
    profile.stage === 'student' ? 'price_level_food' : 'price_level_restaurants',
    'inflation_rate',
    profile.stage === 'retired' || profile.stage === 'means' ? 'inheritance_tax' : 'deductions_pct_60k_usd',
    'vat_rate',
  ],
  extra: moneyTables,
};
