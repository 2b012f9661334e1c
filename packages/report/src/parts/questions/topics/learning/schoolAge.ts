import { anyOf } from '@global-fit/matching/anyOf';
import { figure } from '../../../../place/view.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import { because, flow, say, words } from '../../../../prose/said.ts';
import { monthsMeant } from '../../../timeline/monthsMeant.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked, Topic } from '../../topic.ts';
import { betweenYears, placedByAge, yearBegins } from './placement.ts';

const STARTS = '(?:starts?|begins?|enters?|go(?:es)? to|attends?|be(?:ing)? (?:sent|enrolled)|enrol\\w*)';
const SCHOOL =
  '(?:primary |elementary |compulsory |first )?(?:schools?|schooling|grade|first grade|year one)';

/** The age at which school begins. */
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
    // "Does he start in grade 1 or kindergarten?"
    /\b(?:starts?|begins?|goes?|enters?|be|put|placed) (?:in(?:to)? |to )?(?:the )?(?:first grade|grade (?:1|one)|year (?:1|one)|class (?:1|one)|kindergarten|reception|pre-?school|primary school)\b[^?]{0,12}\bor\b/iu,
    // "Does she start school right away?"
    new RegExp(
      `\\b(?:do|does|will|would|can|must) (?!I\\b|we\\b)(?:[\\p{L}()’'-]+ ){1,4}starts? (?:in )?(?:an? |the )?(?:local |public |state )?${SCHOOL} (?:right away|straight away|at once|immediately|already|yet)\\b`,
      'iu',
    ),
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
              'A compulsory year or two of kindergarten before it is not counted in that, and each country sets a day of the year by which a child must have reached that age.',
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

/** The class children would be placed in. */
const PLACED =
  /\b(?:which|what) (?:school )?(?:years?|class(?:es)?|grades?|forms?|year groups?)\b[^?]{0,60}\b(?:join|enter|go in(?:to)?|go to|be (?:put|placed)(?: in)?|be in|start in|attend)\b/iu;
/** A move relative to the school year: "not in the middle of a school year". */
const MOVED_WITHIN = anyOf([
  /\b(?:middle|end|start|beginning) of (?:an? |the |their |his |her |our )?(?:school|academic) (?:year|term)\b/iu,
  /\bmid[- ](?:school[- ])?year\b/iu,
  /\b(?:between|during|within) (?:an? |the |their |two )?(?:school|academic) (?:years?|terms?)\b/iu,
  /\b(?:mov\w+|relocat\w+|leav\w+)\b[^?.;]{0,40}\b(?:in|during) the (?:summer|school|long) holidays\b/iu,
]);

/** A good month to move with pupils. */
const BEST_MONTH = anyOf([
  /\b(?:best|right|good|ideal|better|easiest|which|what) (?:months?|time(?: of (?:the )?year)?|season|moment)\b[^?]{0,40}\b(?:mov(?:e|ing)|relocat\w+|arriv\w+|com(?:e|ing)|go(?:ing)?)\b/iu,
  /\bwhen (?:should|is it best (?:for us )?to|would it be best (?:for us )?to|do you (?:suggest|recommend|advise)) (?:we |I )?(?:to )?(?:mov(?:e|ing)|arriv\w+|relocat\w+)\b/iu,
]);
const OF_SCHOOL = /\b(?:schools?|kids|children|child|sons?|daughters?|pupils?|teenagers?)\b/iu;

const BEFORE_LESSONS =
  'A month or two before lessons begin is the best time to arrive with pupils: early enough to enrol them and to settle in, and they begin with their class.';

/** Whether a month for the move was ticked. */
const isPlanned = ({ views: [view] }: Asked): boolean =>
  view !== undefined && monthsMeant(view).months.length > 0;

/** When the school year begins, which class children would join, and how the move fits. */
export const SCHOOL_YEAR_ASKED: Topic = {
  id: 'school-year',
  about: anyOf([
    /\b(?:school|academic) (?:year|terms?|holidays?)\b[^?]{0,30}\b(?:starts?|begins?|ends?|dates?|when)\b/iu,
    /\bwhen\b[^?]{0,30}\b(?:(?:school|academic) (?:year|terms?|holidays?)|schools? (?:starts?|begins?|opens?|breaks? up))\b|\bterm dates\b/iu,
    /\b(?:which|what) school year\b[^?]{0,60}\b(?:join|enter|go in(?:to)?|go to|be (?:put|placed)|be in|start in)\b/iu,
    MOVED_WITHIN,
    BEST_MONTH,
  ]),
  not: /\b(?:university|universities|college|semesters?|fees?)\b/iu,
  // Without pupils, the question is not about the school year.
  when: ({ text, profile }) =>
    !BEST_MONTH.test(text) || OF_SCHOOL.test(text) || profile.movers.children.length > 0,
  over: ['schools', 'school-entry', 'part-year', 'weather', 'visa'],
  answer: (asked) => {
    const { text, views } = asked;
    const placed = PLACED.test(text) ? placedByAge(asked) : null;
    const best = BEST_MONTH.test(text);
    const move = MOVED_WITHIN.test(text) || (best && isPlanned(asked)) ? betweenYears(asked) : null;
    const said = flow(yearBegins(views), placed, best ? words(BEFORE_LESSONS) : null, move);
    return {
      said: said.text === '' ? null : said,
      lacks: 'the days on which the school year and its terms begin and end',
      whom: 'the school office of the municipality, whose page lists them a year ahead',
      put: `On which day does the next school year begin, by when has a child to be enrolled for it, ${PLACED.test(text) ? 'which class would a child of this age join, ' : ''}and may a child who arrives later join in the middle of a term?`,
    };
  },
};
