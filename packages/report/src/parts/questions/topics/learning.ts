import { localLanguage, officialNames } from '../../../place/language.ts';
import type { Profile } from '../../../profile/profile.ts';
import { flow, given, say, words } from '../../../prose/said.ts';
import { eachPlace, englishSpeakers } from '../beside.ts';
import type { Topic } from '../topic.ts';

const SCHOOL_AGE = 6;

/** Whether what is asked is care around school, not care before it. */
function allAtSchool({ movers: { children } }: Profile): boolean {
  return children.length > 0 && children.every(({ age }) => age !== null && age >= SCHOOL_AGE);
}

export const LEARNING: readonly Topic[] = [
  {
    id: 'language',
    about:
      /\b(?:language|English(?! (?:breakfast|friends))|speak(?:ing|ers?)?|learn (?:\w+ )?(?:spanish|french|german|italian|portuguese|greek|dutch|danish|japanese|maltese)|lessons|fluent)\b/,
    over: ['cost'],
    answer: ({ views, profile }) => {
      const local = eachPlace(views, (view) => {
        const main = localLanguage(view);
        return main ? given(words(main.name), `language:${view.iso3}-${main.code}`) : null;
      });
      const official = eachPlace(views, officialNames);
      return {
        said: flow(
          local && say`Most spoken: ${local}.`,
          official && say`Official: ${official}.`,
          englishSpeakers(views, profile.languages),
        ),
        lacks: 'how far one gets with it in a given office or surgery',
        whom: 'the town hall and one doctor’s practice in each city, by telephone, in the language you mean to use',
        put: 'Can this be done in my language, and if not, who comes along to translate?',
      };
    },
  },
  {
    id: 'childcare',
    about:
      /\b(?:(?:after|before)[- ]?school|child ?care|day ?care|nursery|nurseries|cr[eè]ches?|kindergartens?|babysit\w*|nann(?:y|ies)|au pairs?)\b/i,
    over: ['schools', 'jobs', 'cost'],
    answer: ({ profile }) => ({
      said: null,
      lacks: 'care before and after school, its hours, places and fees',
      figures: [
        ...(allAtSchool(profile) ? [] : ['preprimary_enrolment']),
        'weekly_hours_employees',
        'earnings_service_sales_usd',
      ],
      whom: 'the school office of the municipality, and one school itself',
      put: 'Is there care before and after lessons for a child of this age, from and until what hour, in the holidays too, at what price, and how long is the list?',
    }),
  },
  {
    id: 'schools',
    about: /\b(?:schools?|pupils?|homeschool\w*|curriculum|lessons for (?:my|our))\b/i,
    loose: /\b(?:child|children|kids)\b/i,
    over: ['cost', 'language', 'jobs'],
    answer: ({ views }) => {
      const official = eachPlace(views, officialNames);
      return {
        said:
          official &&
          say`Official languages: ${official}; which language a school teaches each subject in does not follow from that.`,
        lacks: 'the language of lessons, single schools, their fees and their waiting lists',
        figures: ['harmonised_test_score', 'pupil_teacher_ratio', 'preprimary_enrolment'],
        whom: 'the school office of the municipality, and two schools by e-mail',
        put: 'Is there a place for a child of this age in this month, in which language is each subject taught, which help with it is given, and what does it cost?',
      };
    },
  },
  {
    id: 'university',
    about:
      /\b(?:universit\w+|colleges?|tuition|bachelor’?s? (?:course|programme)|master’?s? (?:course|programme)|campus|stud(?:y|ying) (?:there|at|in)|scholarships?)\b/i,
    over: ['schools', 'cost'],
    answer: () => ({
      said: null,
      lacks: 'fees of single universities, and who counts as local',
      figures: ['tertiary_enrolment', 'price_level_education', 'education_index'],
      whom: 'the admissions office of two universities',
      put: 'What makes an applicant count as local (years of residence, schooling there, a parent’s status), and what is the fee in either case?',
    }),
  },
];
