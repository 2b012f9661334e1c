import { askedQuestions, MOST_ASKED } from '@global-fit/questionnaire/askedQuestions';

/** The note on questions to the report beyond the number it answers; null where there are none. */
export function leftOutQuestions(text: string): string | null {
  const left = askedQuestions(text).slice(MOST_ASKED);
  if (left.length === 0) return null;
  return `Only your first ${MOST_ASKED} questions are taken up. Left out: ${left.map((one) => `“${one}”`).join(', ')}`;
}
