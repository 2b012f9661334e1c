import { legalised } from '../../place/rights/legalisation.ts';
import { bank, passage, type Writer } from '../../place/passage.ts';
import { stillEarnsPension } from '../../place/pension/pension.ts';
import { payBesideHome } from '../../place/money/paySurvey.ts';
import type { Stage } from '../../profile/stage.ts';
import { say } from '../../prose/said.ts';
import type { SectionPlan } from '../compose.ts';
import { pension, purpose } from './afterWork.ts';
import { hours } from './hours.ts';
import { jobEnds } from './jobEnds.ts';
import { market } from './market.ts';
import { sideJob, stayAfterDegree } from './studies.ts';
import { structure } from './setup.ts';
import { partnersRecognition, recognition } from './recognition.ts';
import { energyAction } from './energy.ts';
import {
  businessTaxInsight,
  degreePayInsight,
  leaveInsight,
  lineInsight,
  neighboursInsight,
  payInsight,
  pensionInsight,
  quietInsight,
  unemploymentInsight,
} from './insights.ts';
import { atStage } from './atStage.ts';
import { founderLead, otherLead, payLead, retiredLead, studentLead } from './leads.ts';
import { remoteLead } from './remote.ts';
import { licenceStep } from './licenceStep.ts';
import { STEPS } from './steps.ts';
import { homeElsewhere } from '../../place/view.ts';

const degreeAction: Writer = (view) => {
  const { read } = view.profile;
  const holds = read.has('education-level', 'bachelor', 'master', 'doctorate', 'professional');
  const degree = holds ? read.label('education-level') : null;
  if (!degree || !atStage(view, 'employee', 'transfer', 'freelance', 'founder')) return null;
  return passage(
    'degree-action',
    0.87 - 0.05 * view.earlier.length,
    say`↗Have your ${degree} ready for ${view.name}, ${legalised(view)}, before an office there has to read it.`,
  );
};

const TABLES: Readonly<Record<Stage, readonly string[]>> = {
  retired: ['pension_age_men', 'pension_age_women', 'bank_branches_per_100k'],
  student: [
    'youth_unemployment',
    'earnings_professionals_usd',
    'minimum_wage_monthly_usd',
    'unemployment_rate',
  ],
  founder: [
    'regulatory_quality',
    'days_to_start_business',
    'total_tax_rate_business',
    'gdp_growth_forecast_2026',
  ],
  owner: ['regulatory_quality', 'total_tax_rate_business', 'fixed_broadband', 'gdp_growth_forecast_2026'],
  remote: ['fixed_broadband', 'internet_users', 'coverage_4g', 'utc_offset_capital'],
  freelance: ['fixed_broadband', 'internet_users', 'coverage_4g', 'utc_offset_capital'],
  employee: ['earnings_monthly_usd', 'unemployment_rate', 'weekly_hours_employees', 'paid_annual_leave_days'],
  transfer: ['earnings_monthly_usd', 'weekly_hours_employees', 'paid_annual_leave_days'],
  means: ['gdp_per_capita_usd', 'unemployment_rate'],
  open: ['earnings_monthly_usd', 'unemployment_rate', 'fixed_broadband'],
};

/**
 * The local pension age is of no use to people who stopped working, and the ages of the people stand under Family: how
 * near a bank is tells how the pension reaches them.
 */
const PENSION_EARNED = ['bank_branches_per_100k', 'atms_per_100k'] as const;

export const CAREER: SectionPlan = {
  heading: 'Career',
  lead: [retiredLead, studentLead, founderLead, payLead, remoteLead, otherLead],
  body: [
    recognition,
    partnersRecognition,
    structure,
    market,
    jobEnds,
    hours,
    pension,
    purpose,
    stayAfterDegree,
    sideJob,
  ],
  take: 3,
  insight: [
    payInsight,
    degreePayInsight,
    lineInsight,
    leaveInsight,
    businessTaxInsight,
    pensionInsight,
    neighboursInsight,
    quietInsight,
    unemploymentInsight,
  ],
  action: [licenceStep, ...bank('career-action', STEPS), energyAction, degreeAction],
  // The table compares with home, so pay surveyed differently there has no row.
  table: (view) => {
    const alone = homeElsewhere(view) === null;
    const paid = alone || payBesideHome(view);
    const rows =
      view.profile.stage === 'retired' && !stillEarnsPension(view.profile)
        ? PENSION_EARNED
        : TABLES[view.profile.stage];
    return rows.filter((id) => paid || !id.startsWith('earnings_'));
  },
};
