import { stillEarnsPension } from '../../place/pension/pension.ts';
import { someBelowSchool } from '../../profile/household.ts';
import { expectsBirth } from '../../profile/people/parenthood.ts';
import type { Profile } from '../../profile/profile.ts';
import { works } from '../../profile/stage.ts';
import type { Measure } from '../contrast.ts';
import type { SectionPlan } from '../compose.ts';
import { familyActions } from './actions.ts';
import { coupleLead, parentsAsCouple } from './couple.ts';
import {
  callInsight,
  childInsight,
  farCareInsight,
  leaveInsight,
  newcomersInsight,
  parentsTime,
  startInsight,
} from './insights.ts';
import { childrenLead, equality, leave } from './kin.ts';
import { elders } from './elders.ts';
import { kinTown } from './kinTown.ts';
import { aloneLead, helpers, society, togetherDistance } from './ties.ts';
import {
  birdsLeave,
  birdsOut,
  breedLaw,
  horses,
  otherAnimals,
  petInsight,
  pets,
  undecidedPets,
} from './pets.ts';
import { guests, relatives, relativesHere } from './visits.ts';

const PARENTS: readonly Measure[] = [
  ['weekly_hours_employees', 'of work in an employee’s week', 'low'],
  ['paid_annual_leave_days', 'of paid leave by law', 'high'],
  ['road_deaths', 'road deaths per 100,000 people', 'low'],
];
const SMALL: readonly Measure[] = [['under5_mortality', 'child deaths per 1,000 births', 'low']];
const GROWING: readonly Measure[] = [
  ['youth_unemployment', 'of young people in the labour market without work', 'low'],
];
const ADULTS: readonly Measure[] = [['migrant_stock_share', 'of people born elsewhere', 'high']];
const WORKING: readonly Measure[] = [
  ['public_holidays', 'in a year', 'high'],
  ['paid_annual_leave_days', 'of paid leave by law', 'high'],
];
const RETIRED: readonly Measure[] = [['population_65_plus', 'of people past 65', 'high']];
const STUDYING: readonly Measure[] = [['tertiary_enrolment', 'enrolment in higher education', 'high']];

/** Measures that distinguish places for this household. */
function measuresFor({ movers, stage }: Profile): readonly Measure[] {
  if (movers.children.length > 0) return [...PARENTS, ...(someBelowSchool(movers) ? SMALL : GROWING)];
  const own = stage === 'retired' ? RETIRED : stage === 'student' ? STUDYING : works(stage) ? WORKING : [];
  return [...ADULTS, ...own];
}

export const FAMILY: SectionPlan = {
  heading: 'Family',
  lead: [childrenLead, coupleLead, relativesHere, aloneLead, togetherDistance, society],
  body: [
    elders,
    pets,
    horses,
    breedLaw,
    birdsOut,
    birdsLeave,
    otherAnimals,
    undecidedPets,
    parentsAsCouple,
    kinTown,
    relatives,
    leave,
    helpers,
    equality,
    togetherDistance,
    guests,
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
      ? [
          'population_0_14',
          ...(expectsBirth(profile) ? ['family_leave_mother_total_days'] : []),
          ...(someBelowSchool(profile.movers)
            ? ['under5_mortality', 'preprimary_enrolment']
            : ['youth_unemployment', 'median_age']),
        ]
      : [
          // Who draws a pension reads the median age under Career.
          ...(profile.stage === 'retired' && !stillEarnsPension(profile) ? [] : ['median_age']),
          'population_65_plus',
          'utc_offset_capital',
        ],
};
