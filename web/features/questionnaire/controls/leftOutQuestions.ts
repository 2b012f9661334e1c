import { askedQuestions, MOST_ASKED } from '@global-fit/questionnaire/askedQuestions';

/** What is said of questions to the report beyond those that it answers; null while there are none. */
export function leftOutQuestions(text: string): string | null {
  const left = askedQuestions(text).slice(MOST_ASKED);
  if (left.length === 0) return null;
  return `Only your first ${MOST_ASKED} questions are taken up. Left out: ${left.map((one) => `“${one}”`).join(', ')}`;
}
