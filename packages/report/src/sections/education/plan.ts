import type { Measure } from '../contrast.ts';
import type { SectionPlan } from '../compose.ts';
import { type Movers, PRIMARY_ENDS, someBelow, someBelowSchool } from '../../profile/household.ts';
import { goOnToStudy, withSchool } from '../../profile/when.ts';
import { educationActions } from './actions.ts';
import { adultLead, campuses } from './adults.ts';
import { degrees } from './degrees.ts';
import {
  englishInsight,
  indexInsight,
  spendingInsight,
  stayInsight,
  studentInsight,
  tertiaryInsight,
  wishInsight,
} from './insights.ts';
import { leavers } from './leavers.ts';
import { schoolLead, schoolsBehind, schoolYears } from './results.ts';
import { schoolChoice } from './schoolChoice.ts';
import { classroom, homeTaughtLead, later, needs, newcomersClass } from './schools.ts';
import { studentEducation, studentHope } from './students.ts';

const PRIMARY: readonly Measure[] = [['pupil_teacher_ratio', 'pupils to a primary teacher', 'low']];
const BEFORE_SCHOOL: readonly Measure[] = [
  ['preprimary_enrolment', 'enrolment before primary school', 'high'],
];
const SCHOOLS: readonly Measure[] = [
  ['learning_adjusted_schooling', 'of schooling, measured by what is learned', 'high'],
  ['expected_schooling', 'of school ahead of a child', 'high'],
  ['education_spending_gdp', 'of national income spent on education', 'high'],
];
const STUDIES: readonly Measure[] = [
  ['researchers_per_million', 'researchers per million people', 'high'],
  ['articles_per_million', 'scientific articles per million people', 'high'],
  ['tertiary_enrolment', 'enrolment in higher education', 'high'],
];
const ADULTS: readonly Measure[] = [
  ['mean_schooling', 'of school behind the average adult', 'high'],
  ['education_index', 'of 100 on an index of education', 'high'],
];

/** What distinguishes schools, given the children's ages. */
function schoolMeasures(movers: Movers): readonly Measure[] {
  return [
    ...(someBelow(movers, PRIMARY_ENDS) ? PRIMARY : []),
    ...SCHOOLS,
    ...(someBelowSchool(movers) ? BEFORE_SCHOOL : []),
  ];
}

export const EDUCATION: SectionPlan = {
  heading: 'Education',
  lead: [homeTaughtLead, schoolLead, schoolYears, studentEducation, adultLead, degrees],
  body: [
    leavers,
    needs,
    newcomersClass,
    schoolChoice,
    schoolsBehind,
    classroom,
    studentHope,
    degrees,
    later,
    campuses,
  ],
  take: 3,
  insight: [
    wishInsight,
    studentInsight,
    stayInsight,
    englishInsight,
    indexInsight,
    tertiaryInsight,
    spendingInsight,
  ],
  action: educationActions,
  contrast: ({ profile }) =>
    profile.movers.children.length > 0
      ? schoolMeasures(profile.movers)
      : profile.stage === 'student'
        ? STUDIES
        : ADULTS,
  table: ({ profile }) =>
    profile.movers.children.length > 0
      ? [
          'harmonised_test_score',
          ...(someBelow(profile.movers, PRIMARY_ENDS) && withSchool(profile)
            ? ['pupil_teacher_ratio']
            : ['secondary_enrolment']),
          someBelowSchool(profile.movers) ? 'preprimary_enrolment' : 'tertiary_enrolment',
          'learning_adjusted_schooling',
        ]
      : profile.stage === 'student'
        ? ['tertiary_enrolment', 'researchers_per_million', 'articles_per_million']
        : goOnToStudy(profile)
          ? ['tertiary_enrolment', 'mean_schooling', 'education_index']
          : ['mean_schooling', 'adult_literacy', 'education_index'],
};
