/** The most questions that a report answers (specification 1, §5: specific-questions). */
export const MOST_ASKED = 3;

/** The questions of a text, one on each line or after a question mark, without their numbers or bullets. */
export function askedQuestions(text: string): readonly string[] {
  return text
    .split(/\n+|(?<=\?)\s+/)
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-*•])\s*/, '').trim())
    .filter((line) => line.length > 2);
}
