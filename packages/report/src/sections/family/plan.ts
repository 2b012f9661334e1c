import type { Profile } from '../../profile/profile.ts';
import { works } from '../../profile/stage.ts';
import type { Measure } from '../contrast.ts';
import type { SectionPlan } from '../compose.ts';
import { familyActions } from './actions.ts';
import { coupleLead, parentsAsCouple, partnersWork } from './couple.ts';
import {
  callInsight,
  childInsight,
  farCareInsight,
  leaveInsight,
  newcomersInsight,
  parentsTime,
  petInsight,
  startInsight,
} from './insights.ts';
import { childrenLead, equality, leave, pets } from './kin.ts';
import { aloneLead, elders, helpers, society, togetherDistance } from './ties.ts';
import { guests, relatives } from './visits.ts';

const PARENTS: readonly Measure[] = [
  ['weekly_hours_employees', 'of work in an employee’s week', 'low'],
  ['paid_annual_leave_days', 'of paid leave by law', 'high'],
  ['road_deaths', 'road deaths per 100,000 people', 'low'],
  ['under5_mortality', 'child deaths per 1,000 births', 'low'],
  ['gender_income_gap', 'of men’s income in the hands of women', 'high'],
];
const ADULTS: readonly Measure[] = [['migrant_stock_share', 'of people born elsewhere', 'high']];
const WORKING: readonly Measure[] = [
  ['public_holidays', 'of public holiday', 'high'],
  ['paid_annual_leave_days', 'of paid leave by law', 'high'],
];
const RETIRED: readonly Measure[] = [['population_65_plus', 'of people past 65', 'high']];
const STUDYING: readonly Measure[] = [['tertiary_enrolment', 'enrolment in higher education', 'high']];

/** What tells two places apart for the people who move. */
function measuresFor({ movers, stage }: Profile): readonly Measure[] {
  if (movers.children.length > 0) return PARENTS;
  const own = stage === 'retired' ? RETIRED : stage === 'student' ? STUDYING : works(stage) ? WORKING : [];
  return [...ADULTS, ...own];
}

export const FAMILY: SectionPlan = {
  heading: 'Family',
  lead: [childrenLead, coupleLead, aloneLead, togetherDistance, society],
  body: [
    elders,
    pets,
    parentsAsCouple,
    relatives,
    leave,
    helpers,
    equality,
    togetherDistance,
    guests,
    partnersWork,
    society,
  ],
  take: 3,
  insight: [
    childInsight,
    parentsTime,
    startInsight,
    farCareInsight,
    petInsight,
    leaveInsight,
    callInsight,
    newcomersInsight,
  ],
  action: familyActions,
  contrast: ({ profile }) => measuresFor(profile),
  table: ({ profile }) =>
    profile.movers.children.length > 0
      ? ['population_0_14', 'under5_mortality', 'family_leave_mother_total_days', 'preprimary_enrolment']
      : ['median_age', 'population_65_plus', 'utc_offset_capital'],
};
