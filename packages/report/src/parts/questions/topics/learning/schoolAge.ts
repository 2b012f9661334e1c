import { anyOf } from '@global-fit/matching/anyOf';
import { figure } from '../../../../place/view.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import { because, flow, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

const STARTS = '(?:starts?|begins?|enters?|go(?:es)? to|attends?|be(?:ing)? (?:sent|enrolled)|enrol\\w*)';
const SCHOOL =
  '(?:primary |elementary |compulsory |first )?(?:schools?|schooling|grade|first grade|year one)';

/** The age at which children begin school: whether a child of that age goes already, or still waits. */
export const SCHOOL_AGE_ASKED: Topic = {
  id: 'school-age',
  about: anyOf([
    new RegExp(`\\b(?:at|from|until|by) (?:what|which) age\\b[^?]{0,40}\\b${SCHOOL}\\b`, 'iu'),
    new RegExp(`\\b(?:what|which) age\\b[^?]{0,30}\\b${STARTS}\\b[^?]{0,20}\\b${SCHOOL}\\b`, 'iu'),
    /\b(?:how old|old enough|too (?:old|young))\b[^?]{0,50}\b(?:schools?|first grade|year one)\b/iu,
    new RegExp(
      `\\b${STARTS} (?:an? |the )?(?:local |public |state )?${SCHOOL} (?:there |already )?(?:at|from|when|with|before|aged) (?:the age of |age |he|she|they|he’s|she’s)?\\s*(?:is |are |turns? |only )?(?:[3-8]|three|four|five|six|seven|eight)\\b`,
      'iu',
    ),
    /\b(?:school (?:starting|entry|entrance|enrolment) age|age (?:of|for) (?:school (?:entry|start)|compulsory (?:school(?:ing)?|education)))\b/iu,
    /\bschool(?:ing)? (?:is )?compulsory (?:from|at|until)\b|\bcompulsory school age\b/iu,
    new RegExp(
      `\\bwhen (?:do|does|must|will|would|should|can) (?:[\\p{L}()’'-]+ ){1,6}${STARTS} ${SCHOOL}\\b`,
      'iu',
    ),
  ]),
  not: /\b(?:university|college|universities|high school|secondary|homeschool\w*|home[- ]school\w*)\b/iu,
  over: ['schools', 'school-entry', 'childcare'],
  answer: ({ views, person }) => {
    const ages = eachPlace(views, (view) => figure(view, 'primary_entrance_age'));
    const child = person?.kin === 'child' ? inLetter(person) : 'a child born on this day';
    const age = person?.kin === 'child' ? (person.member?.age ?? null) : null;
    return {
      said:
        ages &&
        because(
          flow(
            say`The official age at which primary school begins is ${ages}.`,
            words(
              'A compulsory year or two of kindergarten before it is not counted in that, and each country has a day of the year by which the age must be reached.',
            ),
          ),
          ...(person?.ids ?? []),
        ),
      lacks:
        'that day of the year, whether a year before primary school is compulsory, and who may begin earlier or later',
      whom: 'the school office of the municipality',
      put: `In which month does ${child}${age === null ? '' : `, aged ${age},`} begin school here, is a year of kindergarten compulsory before it, may the start be put off or brought forward, and which class takes a child who has begun school elsewhere?`,
    };
  },
};

/** The days on which terms begin and end, of which no record tells. */
export const SCHOOL_YEAR_ASKED: Topic = {
  id: 'school-year',
  about:
    /\b(?:school|academic) (?:year|terms?|holidays?)\b[^?]{0,30}\b(?:starts?|begins?|ends?|dates?|when)\b|\bwhen\b[^?]{0,30}\b(?:(?:school|academic) (?:year|terms?|holidays?)|schools? (?:starts?|begins?|opens?|breaks? up))\b|\bterm dates\b/iu,
  not: /\b(?:university|universities|college|semesters?|fees?)\b/iu,
  over: ['schools', 'school-entry'],
  answer: () => ({
    said: null,
    lacks: 'the days on which the school year and its terms begin and end',
    whom: 'the school office of the municipality, whose page lists them a year ahead',
    put: 'On which day does the next school year begin, by when has a child to be enrolled for it, and may a child who arrives later join in the middle of a term?',
  }),
};
