import type { Answer, Answers, AnswerValue } from '@global-fit/questionnaire/model';

/** A written person with a complete profile, for golden files, samples and demonstrations. */
export interface Persona {
  readonly id: string;
  readonly title: string;
  /** Who this is, in two or three sentences. */
  readonly story: string;
  /** What a thoughtful adviser would expect of the ranking, in words. */
  readonly expectation: string;
  readonly answers: Answers;
}

/** A value, or a whole answer where importance or a place belong to it. */
export type Written = AnswerValue | Answer;

/** Answers so written, by question id. */
export type WrittenAnswers = Readonly<Record<string, Written>>;

const isAnswer = (written: Written): written is Answer =>
  typeof written === 'object' && written !== null && !Array.isArray(written);

/** Answers from plain values; sliders written so count as touched. */
export function answersOf(written: WrittenAnswers): Answers {
  return Object.fromEntries(
    Object.entries(written).map(([id, one]): [string, Answer] => [
      id,
      isAnswer(one) ? { touched: true, ...one } : { value: one, touched: true },
    ]),
  );
}

/** A place as the place search answers it. */
export function place(city: string, country: string, countryCode: string): Answer {
  return { value: `${city}, ${country}`, city, country, countryCode };
}

/** A slider of 1-5 with its importance. */
export function wish(value: number, importanceValue: number): Answer {
  return { value, importanceValue };
}
