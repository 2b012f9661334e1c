import type { Answers } from '@global-fit/questionnaire/model';
import { listOf, textOf } from '../text/read.ts';
import { SKILLS_TOLD_IN } from '../text/skillsTold.ts';

/** Teaching English to people who speak another language, by its trade names or in plain words. */
const AS_FOREIGN =
  /\b(?:TEFL|TESOL|TESL|CELTA|EFL|ESL|ESOL)\b|\bEnglish as a (?:foreign|second) language\b|\bteach(?:es|ing)? (?:(?:adults|children|kids|people) )?English\b/i;

/**
 * Whether a job as a teacher of English is sought, by the customer's words: such people are hired for a language that is
 * foreign there, and give their lessons in it.
 */
export const teachesEnglish = (answers: Answers): boolean =>
  textOf(answers, 'career-field') === 'education' &&
  listOf(answers, 'languages-spoken').includes('en') &&
  SKILLS_TOLD_IN.some((id) => AS_FOREIGN.test(textOf(answers, id) ?? ''));
