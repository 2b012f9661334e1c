import { anyOf } from '@global-fit/matching/anyOf';
import { inLetter } from '../../../../profile/people/person.ts';
import type { Topic } from '../../topic.ts';
import { LAST_YEARS_ASKED } from './lastYears.ts';

const EXAMS = String.raw`(?:exams?|examinations?|GCSEs?|A[- ]levels?|standardi[sz]ed test(?:s|ing)?|SATs)`;
const AT_SCHOOL = String.raw`(?:schools?|schooling|pupils?|child|children|kids?|sons?|daughters?|teen\w*|curricul\w+|(?:at|aged|age of|before) 1[0-9])`;

/** The examinations of a school, their weight and a way through without them. */
export const SCHOOL_EXAMS: Topic = {
  id: 'school-exams',
  about: anyOf([
    new RegExp(String.raw`\b${EXAMS}\b[^?]{0,60}\b${AT_SCHOOL}\b`, 'i'),
    new RegExp(String.raw`\b${AT_SCHOOL}\b[^?]{0,60}\b${EXAMS}\b`, 'i'),
    /\b(?:no|without|fewer|less|avoid|skip) (?:\w+[- ]){0,2}(?:exams?|examinations?|GCSEs?)\b/i,
    /\b(?:exam|exams|test|school) (?:pressure|stress)\b/i,
  ]),
  // An entrance to be passed, a licence and a language have examinations of their own.
  not: /\b(?:universit\w+|colleges?|degree|nurs\w+|doctors?|medical|licen[cs]\w*|driv\w+|citizen\w*|languages?|IELTS|TOEFL|visas?|permits?|teach(?:er|ers|ing)|profession\w*|entrance|enter|admi(?:t|ssion)\w*|recogni[sz]\w*|counts?|accept\w*|eye|blood|health)\b/i,
  // Whether to finish first is a question on the move.
  when: ({ text }) => !LAST_YEARS_ASKED.about.test(text),
  over: ['schools', 'school-entry', 'school-support'],
  answer: (asked) => {
    const child = asked.person?.kin === 'child' ? inLetter(asked.person) : 'a pupil';
    return {
      lacks:
        'which examinations a school holds and at what age, and whether one can leave it on course work or reports alone',
      whom: 'the ministry or board of education of each country, and two schools by e-mail',
      put: `Which examinations does ${child} sit here and at what age, does a class or a certificate hang on them, what is allowed to a pupil who cannot bear them, and which way through school goes without, with what open afterwards?`,
    };
  },
};
