const QUESTIONS_PER_MINUTE = 4;
const LEAST_MINUTES = 2;

/** Estimated minutes for a number of questions: four per minute, rounded up, at least 2. */
export function sectionMinutes(questions: number): number {
  return Math.max(LEAST_MINUTES, Math.ceil(questions / QUESTIONS_PER_MINUTE));
}

/** The badge of a section: "3 minutes • 9 questions". */
export function sectionBadge(questions: number): string {
  return `${sectionMinutes(questions)} minutes • ${questions} ${questions === 1 ? 'question' : 'questions'}`;
}
