import { deductionsId } from '@global-fit/matching/profile/money/workedSalary';
import { usd } from '../../figures/format.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Measure } from '../contrast.ts';
import type { SectionPlan } from '../compose.ts';
import { currency, inflation, unevenPrices } from './pressures.ts';
import { incomeLead, plainLead, unknownLead } from './prices.ts';
import { budgetLead } from './budgetLead.ts';
import { moneyActions } from './actions.ts';
import { socialSecurity } from './contributions.ts';
import { costInsight, inflationInsight, keptInsight, plainInsight } from './insights.ts';
import { property, rentShare, reserve } from './situation.ts';
import { salaryNear } from './salary.ts';
import { draw, wealthTax } from './means.ts';
import { wagesLead } from './wages.ts';
import { moneyTables } from './tables.ts';
import { pensionRegime } from './pensionRegime.ts';
import { regime } from './regime.ts';
import { inheritance } from './inheritance.ts';
import { salaryDeductions, taxOnCapital } from './tax.ts';
import { residency } from './taxResidence.ts';

const SPENDING: readonly Measure[] = [
  ['inflation_rate', 'of inflation', 'low'],
  ['price_level_food', 'price points for food, the United States being 100', 'low'],
  ['price_level_restaurants', 'price points for eating out, the United States being 100', 'low'],
];
/** What remains of the salary nearest to the expected one. */
function earning(profile: Profile): readonly Measure[] {
  const salary = salaryNear(profile);
  return salary === null
    ? []
    : [[deductionsId(salary), `deducted from a salary of ${usd(salary)}, single, no children`, 'low']];
}
/** Growth concerns those who sell or are hired there. */
const SELLING: readonly Measure[] = [['gdp_growth_forecast_2026', 'of growth expected for 2026', 'high']];
const HIRED_OR_SELLING: ReadonlySet<string> = new Set(['employee', 'founder', 'open']);

function measuresFor(profile: Profile): readonly Measure[] {
  return [...SPENDING, ...earning(profile), ...(HIRED_OR_SELLING.has(profile.stage) ? SELLING : [])];
}

/** Tax rows that concern this household: on a salary near its own, or on assets and inheritance. */
function taxRows(profile: Profile): readonly string[] {
  const salary = salaryNear(profile);
  if (salary !== null) return [deductionsId(salary)];
  if (profile.stage === 'means') return ['wealth_tax', 'inheritance_tax'];
  return profile.stage === 'retired' ? ['inheritance_tax'] : [];
}

export const FINANCIAL: SectionPlan = {
  heading: 'Financial',
  lead: [wagesLead, budgetLead, incomeLead, plainLead, unknownLead],
  body: [
    unevenPrices,
    salaryDeductions,
    taxOnCapital,
    regime,
    pensionRegime,
    residency,
    inflation,
    currency,
    socialSecurity,
    wealthTax,
    inheritance,
    property,
    reserve,
    draw,
  ],
  take: 4,
  insight: [rentShare, costInsight, keptInsight, inflationInsight, plainInsight],
  action: moneyActions,
  contrast: ({ profile }) => measuresFor(profile),
  table: ({ profile }) => [
    'price_level_vs_us',
    profile.stage === 'student' ? 'price_level_food' : 'price_level_restaurants',
    'inflation_rate',
    ...taxRows(profile),
    'vat_rate',
  ],
  extra: moneyTables,
};
