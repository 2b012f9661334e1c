import { isAnswered } from './answered.ts';
import type { CompiledQuestionnaire } from './compile.ts';
import { PROFILE } from './definition.ts';
import type { Answers } from './model.ts';
import { visibleQuestions } from './visibility.ts';

/**
 * Ids of the visible health questions that carry an answer. Where this is not empty, explicit consent must be on
 * record: the form asks for it before it shows such a question, the server refuses answers without it.
 */
export function answeredHealthQuestions(
  answers: Answers,
  form: CompiledQuestionnaire = PROFILE,
): readonly string[] {
  return visibleQuestions(answers, form)
    .filter(({ id, sensitive }) => sensitive === 'health' && isAnswered(answers[id]))
    .map(({ id }) => id);
}
