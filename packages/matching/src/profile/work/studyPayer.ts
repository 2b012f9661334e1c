import type { Answers } from '@global-fit/questionnaire/model';
import type { Preferences } from '../../model/preferences.ts';
import { REMARKS_AND_FAMILY } from '../text/freeTexts.ts';
import { listOf, textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';

const GRANT = String.raw`(?:scholarships?|stipends?|bursar(?:y|ies)|fellowships?|study grants?)`;
/** "only with a scholarship", "I was awarded a scholarship": studies paid by a scholarship. */
const SCHOLARSHIP = new RegExp(
  [
    String.raw`\b(?:on|with|through|unless|only if|without)\b[^.;?]{0,30}\b${GRANT}\b`,
    String.raw`\b${GRANT}\b[^.;?]{0,30}\b(?:pays?|covers?|funds?|granted|won|awarded)\b`,
    String.raw`\b(?:have|won|got|hold|received|given|awarded)\b[^.;?]{0,20}\b${GRANT}\b`,
  ].join('|'),
  'i',
);
const RELATION = String.raw`(?:parents?|father|mother|dad|mum|mom|family|grandparents?|uncle|aunt|brother|sister|sponsor|employer|company|husband|wife|partner)`;
const GIVES = String.raw`(?:pay(?:s|ing)?|support(?:s|ing)?|giv(?:es?|ing)|send(?:s|ing)?|transfer(?:s|ring)?|funds?|financ(?:es?|ing)|covers?|sponsors?)`;
/** "my parents can send 700 euros", "paid by my parents": studies paid by relatives. */
const SOMEBODY = new RegExp(
  String.raw`\b${RELATION}\b[^.;?]{0,25}\b${GIVES}\b|\b(?:paid|financed|funded|sponsored|supported) by (?:my|our|an?) ${RELATION}\b|\d[^.;?]{0,40}\bfrom (?:my|our) ${RELATION}\b`,
  'i',
);
/** Relatives who cannot pay, or whom the customer pays for. */
const NOT_SOMEBODY = new RegExp(
  [
    String.raw`\b${RELATION}\b[^.;?]{0,25}(?:\b(?:cannot|not|never|no longer|unable|stopped)\b|n['’]t\b)`,
    String.raw`\b${GIVES} (?:me )?nothing\b`,
    String.raw`\bI\b[^.;?]{0,20}\b(?:send|give|support|help|pay)\b[^.;?]{0,30}\b(?:to|for|my|our) ${RELATION}\b`,
  ].join('|'),
  'i',
);

/**
 * Who pays for the studies: a scholarship held or hoped for, or a relative who can sign for it, by the customer's
 * words; else savings, where no other source of income was ticked. Null where nothing tells. A question about
 * scholarships tells nothing.
 */
export function studyPayer(answers: Answers): Preferences['studyPayer'] {
  if (textOf(answers, 'work-arrangement') !== 'study') return null;
  const told = REMARKS_AND_FAMILY.flatMap((id) => sentencesOf(textOf(answers, id) ?? '')).filter(
    (sentence) => !sentence.trim().endsWith('?'),
  );
  if (told.some((sentence) => SCHOLARSHIP.test(sentence))) return 'scholarship';
  if (told.some((sentence) => SOMEBODY.test(sentence) && !NOT_SOMEBODY.test(sentence))) return 'somebody';
  const sources = listOf(answers, 'income-sources');
  return sources.length === 1 && sources[0] === 'savings' ? 'savings' : null;
}
