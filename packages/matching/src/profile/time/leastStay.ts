import type { Answers } from '@global-fit/questionnaire/model';
import { textOf } from '../text/read.ts';

/** Months that a stay is meant to last at least, by the answer: "more than 3 years" is a month more than three years. */
const LEAST: Readonly<Record<string, number>> = {
  medium: 12,
  'long-term': 37,
  permanent: Number.POSITIVE_INFINITY,
};

/** Months that the stay is meant to last at least: without end for good; null where no such time was told. */
export function leastStay(answers: Answers): number | null {
  return LEAST[textOf(answers, 'relocation-duration') ?? ''] ?? null;
}
