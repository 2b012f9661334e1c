import type { Answers } from '@global-fit/questionnaire/model';
import { textOf } from '../text/read.ts';

/** The months each option means at least. "More than 3 years" is one month more than three years. */
const LEAST: Readonly<Record<string, number>> = {
  medium: 12,
  'long-term': 37,
  permanent: Number.POSITIVE_INFINITY,
};

/** The least planned stay in months: infinite for a permanent one, null where none was stated. */
export function leastStay(answers: Answers): number | null {
  return LEAST[textOf(answers, 'relocation-duration') ?? ''] ?? null;
}
