import type { Answers } from '@global-fit/questionnaire/model';
import type { Preferences } from '../model.ts';
import { textOf } from './read.ts';
import { sentencesOf } from './sentences.ts';

const TOLD_IN = ['additional-comments', 'missed-information', 'unique-family-situation'] as const;

const GRANT = String.raw`(?:scholarships?|stipends?|bursar(?:y|ies)|fellowships?|study grants?)`;
/** "only with a scholarship", "a scholarship pays", "I was awarded a scholarship": what the study would live on. */
const SCHOLARSHIP = new RegExp(
  String.raw`\b(?:on|with|through|unless|only if|without)\b[^.;?]{0,30}\b${GRANT}\b|\b${GRANT}\b[^.;?]{0,30}\b(?:pays?|covers?|funds?|granted|won|awarded)\b|\b(?:have|won|got|hold|received|given|awarded)\b[^.;?]{0,20}\b${GRANT}\b`,
  'i',
);
const SOMEBODY =
  /\b(?:parents?|father|mother|dad|mum|mom|family|grandparents?|uncle|aunt|sponsor|employer|company|husband|wife|partner)\b[^.;?]{0,25}\b(?:pays?|paying|will pay|supports? me with|gives? me|sends? me|funds?|finances?|covers?|sponsors?)\b/i;

/**
 * Who pays for somebody's study by their own words: a scholarship that is held or hoped for, or somebody who can sign
 * for it; null where no text tells. A question about scholarships tells of none.
 */
export function studyPayer(answers: Answers): Preferences['studyPayer'] {
  if (textOf(answers, 'work-arrangement') !== 'study') return null;
  const told = TOLD_IN.flatMap((id) => sentencesOf(textOf(answers, id) ?? '')).filter(
    (sentence) => !sentence.trim().endsWith('?'),
  );
  if (told.some((sentence) => SCHOLARSHIP.test(sentence))) return 'scholarship';
  return told.some((sentence) => SOMEBODY.test(sentence)) ? 'somebody' : null;
}
