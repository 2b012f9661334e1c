import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import { isAnswered, isGiven } from '@global-fit/questionnaire/answers/answered';
import type { Answer, Answers } from '@global-fit/questionnaire/model';
import { withSliderDefaults } from '@global-fit/questionnaire/answers/sliders';

/** The questions of the short form, in order. */
export const QUESTIONS = SECOND_ADULT.entries.map(({ question }) => question);

/** Whether anything was answered: ranking by defaults alone would follow nobody's wish. */
export function saysSomething(answers: Answers): boolean {
  return QUESTIONS.some(({ id }) => isGiven(answers[id]));
}

/** The answers in the form to be sent: untouched ones are marked, empty texts removed. */
export function answersToSend(answers: Answers): Answers {
  const said = Object.entries(answers).filter(([, answer]) => isAnswered(answer));
  return withSliderDefaults(Object.fromEntries(said), SECOND_ADULT);
}

/** The answers with one of them changed, or removed where it is undefined. */
export function withAnswer(answers: Answers, id: string, answer: Answer | undefined): Answers {
  const { [id]: _before, ...others } = answers;
  return answer === undefined ? others : { ...others, [id]: answer };
}
