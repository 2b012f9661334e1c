import { answerFault } from './answerRules.ts';
import type { CompiledQuestionnaire, Entry } from '../compile.ts';
import { PROFILE } from '../definition.ts';
import type { Answers, Section } from '../model.ts';
import type { Fault, Problem } from './problems.ts';
import { entryRequired, visibleFlags } from '../visibility.ts';

const NOT_ANSWERS: Problem = {
  questionId: '',
  type: 'answer_expected',
  message: 'Answers must be an object keyed by question.',
};

export const UNKNOWN_QUESTION: Fault = {
  type: 'unknown_question',
  message: 'This question is not part of the assessment.',
};

/** The fault of a visible question, or null. */
export function entryFault(
  entry: Entry,
  answers: Answers,
  visible: Uint8Array,
  form: CompiledQuestionnaire,
): Fault | null {
  const required = entryRequired(entry, answers, visible, form);
  return answerFault(entry.question, answers[entry.question.id], required);
}

/**
 * The errors of a section for the form, in display order: message by question id. Empty where the section can be
 * left. Hidden questions are not validated; family members are, under their generated ids.
 */
export function validateSection(
  section: Section,
  answers: Answers,
  form: CompiledQuestionnaire = PROFILE,
): Readonly<Record<string, string>> {
  const visible = visibleFlags(answers, form);
  const errors: Record<string, string> = {};
  for (const entry of form.entries) {
    if (entry.section.id !== section.id || visible[entry.index] !== 1) continue;
    const fault = entryFault(entry, answers, visible, form);
    if (fault) errors[entry.question.id] = fault.message;
  }
  return errors;
}

/**
 * All faults of a complete set of answers, for the server: in display order, then unknown ids. Accepts anything,
 * never throws, and ignores answers to hidden questions.
 */
export function validateSubmission(
  submitted: unknown,
  form: CompiledQuestionnaire = PROFILE,
): readonly Problem[] {
  if (typeof submitted !== 'object' || submitted === null || Array.isArray(submitted)) return [NOT_ANSWERS];
  const answers = submitted as Answers;
  const visible = visibleFlags(answers, form);
  const problems: Problem[] = [];
  for (const entry of form.entries) {
    if (visible[entry.index] !== 1) continue;
    const fault = entryFault(entry, answers, visible, form);
    if (fault) problems.push({ questionId: entry.question.id, ...fault });
  }
  for (const questionId of Object.keys(answers)) {
    if (!form.indexById.has(questionId)) problems.push({ questionId, ...UNKNOWN_QUESTION });
  }
  return problems;
}
