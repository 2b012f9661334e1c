import { anyOf } from '@global-fit/matching/anyOf';
import { officialNames } from '../../../../place/language/language.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import { because, say } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** A child taught in a foreign language, or keeping two. */
const SCHOOL_LANGUAGE: Topic = {
  id: 'school-language',
  about: anyOf([
    /\b(?:follow|keep up (?:with|in)|understand|cope (?:with|in)|manage (?:in|at))\b[^?]{0,20}\b(?:lessons|class(?:es)?|school)\b/i,
    /\b(?:bi-?lingual|dual[- ]language|immersion) (?:education|schools?|class(?:es)?|programmes?|programs?|kindergartens?)\b/i,
    /\b(?:schools?|class(?:es)?|lessons)\b[^?]{0,50}\b(?:without (?:knowing|speaking|any)|does(?: not|n['’]t) (?:speak|know)|speaks? no|no) (?:\w+ ){0,2}(?:language|English|German|French|Portuguese|Spanish|Dutch|Italian)\b/i,
  ]),
  not: /\b(?:universit\w+|adults?|courses? for (?:me|us))\b/i,
  over: ['language', 'schools', 'school-entry'],
  answer: ({ views, person }) => {
    const official = eachPlace(views, officialNames);
    const child = person?.kin === 'child' ? inLetter(person) : 'a child';
    return {
      said: official && because(say`Official languages: ${official}.`, ...(person?.ids ?? [])),
      lacks: 'which schools teach in two languages, and which help a pupil without the language is given',
      whom: 'the school office of the municipality, and two schools, one public and one that teaches in two languages',
      put: `What help does ${child} get when starting without the language (a class for newcomers, extra lessons, for how many months), is the first year marked like any other, and where nearby is taught in two languages, at what price?`,
    };
  },
};

/** School holidays. */
const HOLIDAYS_OF_CHILDREN: Topic = {
  id: 'children-leisure',
  about:
    /\b(?:summer|holiday|day|sports?) camps?\b|\b(?:activities|clubs|something to do|playgrounds?|sports?) for (?:\w+ )?(?:kids|children|teenagers)\b/i,
  over: ['schools', 'weather', 'friends', 'outdoors'],
  answer: () => ({
    lacks: 'camps, clubs and playgrounds by town',
    whom: 'the youth office or the sports office of the town hall, and parents of the school you would choose',
    put: 'What is there for children of this age in the afternoons and in the long holidays, in which language, at what price, and by which month are the places gone?',
  }),
};

/** A course beside a job. */
const BESIDE_WORK: Topic = {
  id: 'study-beside-work',
  about:
    /\bstud(?:y|ying|ies)\b[^?]{0,20}\b(?:while|beside|alongside|next to|and) (?:I (?:am )?)?work\w*\b|\b(?:part[- ]time|evening|distance|online) (?:stud(?:y|ies)|degrees?|master\S*|bachelor\S*|courses?|universit\w+)\b/i,
  over: ['jobs', 'university', 'study-work'],
  answer: () => ({
    lacks:
      'whether a permit for work allows a course beside it, and which courses are taught in the evening or from afar',
    whom: 'the immigration authority of each country for the permit, and the admissions office of one university',
    put: 'May I take a course beside my job on this permit, of how many hours, does the fee follow my passport or my residence, and may I change into a permit for studies later without leaving?',
  }),
};

/** When a course begins. */
const SEMESTER: Topic = {
  id: 'semester',
  about:
    /\b(?:when|which month|what month|what date)\b[^?]{0,40}\b(?:semesters?|terms?|lectures?|intakes?|university|uni|academic year|course)\b[^?]{0,20}\b(?:starts?|begins?|opens?)\b|\b(?:semester|term|intake) dates\b/i,
  when: ({ profile, text }) =>
    profile.stage === 'student' || /\b(?:university|uni|semester|lectures?|intakes?)\b/i.test(text),
  over: ['university', 'school-year', 'schools'],
  answer: () => ({
    lacks: 'the day on which each course begins, and those by which one applies and enrols',
    whom: 'the office of the programme: its page names the day for newcomers from abroad, which lies weeks before the first lecture',
    put: 'On which day does this course begin for somebody from abroad, by which day must I have enrolled, paid and arrived, is there a second intake in the year, and what if the visa comes too late?',
  }),
};

/** Around lessons: their language, holidays, jobs, the first day. */
export const BESIDE_LESSONS: readonly Topic[] = [
  SCHOOL_LANGUAGE,
  HOLIDAYS_OF_CHILDREN,
  BESIDE_WORK,
  SEMESTER,
];
