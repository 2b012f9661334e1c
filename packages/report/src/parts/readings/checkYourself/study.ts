import { anyOf } from '@global-fit/matching/anyOf';
import type { Check } from './check.ts';

const DEGREE = String.raw`(?:graduat\w+|(?:my |the |a )?(?:masters?|bachelors?|degrees?|diplomas?|stud(?:y|ies)))`;

/** Staying after the degree; professional training that follows it is something else. */
const AFTER_DEGREE = new RegExp(
  [
    String.raw`\b(?:stay\w*|remain\w*|expel\w*|deport\w*|leave|send home|job search|look(?:ing)? for (?:a )?(?:job|work))\b.*\b(?:after|once|upon|following)\b (?:\w+ )?${DEGREE}`,
    String.raw`^(?!.*\btraining\b).*\bgraduat\w*`,
    String.raw`\b(?:after|when|once) (?:(?:my|the) )?(?:degree|stud(?:y|ies)|master'?s?|bachelor'?s?)\b|\bpost[- ]study\b`,
  ].join('|'),
);

/** Work beside studies. */
const STUDENT_WORK = anyOf([
  /\bstudents?\b.*\b(?:cannot|can['’]?t|may not|must not|not allowed to|forbidden to|no right to) (?:have (?:a )?)?(?:work|jobs?)\b/,
  /\b(?:work|jobs?)\b (?:next to|beside|besides|alongside|during|while) (?:\w+ )?stud(?:y|ies|ying)\b/,
  /\bno (?:part[- ]time )?(?:work|jobs?) for students\b|\bstudent (?:work|jobs?)\b/,
]);

/** What students and graduates ask of an authority or university. */
export const STUDY: readonly Check[] = [
  [
    /\blanguages?\b.*\b(?:before|for|to|until) (?:[\w'-]+ ){0,4}(?:stud(?:y|ies|ying)|universit(?:y|ies)|masters?|bachelors?|programmes?|programs?|enrol\w*)\b/,
    'asking the admissions office in which language the programme is taught, which certificate of it has to be there before the first day, and at which level',
  ],
  [
    AFTER_DEGREE,
    'asking the immigration authority in writing how long graduates may stay to look for work, from which day and in which jobs: in the states of the European Union, Denmark and Ireland apart, the law sets at least nine',
  ],
  [
    STUDENT_WORK,
    'asking the immigration authority in writing how many hours a student may work, in term and in the holidays: in the states of the European Union, Denmark and Ireland apart, the law sets at least fifteen a week',
  ],
  [
    /\b(tuition|admissions?|scholarships?|(?:university|college|study) fees?)\b|\b(?:universit(?:y|ies)|colleges?)\b.*\b(?:prices?|fees?|costs?|expensive|euros?|eur|dollars?|usd|a year)\b/,
    'asking the admissions office for the fees and conditions for your nationality, in writing',
  ],
];
