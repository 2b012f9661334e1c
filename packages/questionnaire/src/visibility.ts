import type { CompiledQuestionnaire, Entry, Rule } from './compile.ts';
import { PROFILE } from './definition.ts';
import type { Answers, AnswerValue, Question, Section } from './model.ts';

/**
 * A hidden question counts as unanswered in conditions. So hiding propagates down a chain, and removing hidden
 * answers from the payload does not change what is visible.
 */
function readValue(
  rule: Rule,
  answers: Answers,
  visible: Uint8Array,
  form: CompiledQuestionnaire,
): AnswerValue {
  if (rule.on < 0 || visible[rule.on] !== 1) return undefined;
  return answers[(form.entries[rule.on] as Entry).question.id]?.value;
}

/** Whether a question is visible, given the visibility of the questions it reads. */
export function entryShows(
  entry: Entry,
  answers: Answers,
  visible: Uint8Array,
  form: CompiledQuestionnaire,
): boolean {
  const passes = (rule: Rule) => rule.passes(readValue(rule, answers, visible, form));
  return entry.all.every(passes) && (entry.any.length === 0 || entry.any.some(passes));
}

/** Whether a question is required at present. */
export function entryRequired(
  entry: Entry,
  answers: Answers,
  visible: Uint8Array,
  form: CompiledQuestionnaire,
): boolean {
  const { requiredWhen } = entry;
  if (entry.question.required || requiredWhen === null) return entry.question.required;
  return requiredWhen.passes(readValue(requiredWhen, answers, visible, form));
}

/** One flag per entry of the questionnaire: 1 when visible. */
export function visibleFlags(answers: Answers, form: CompiledQuestionnaire = PROFILE): Uint8Array {
  const visible = new Uint8Array(form.entries.length);
  for (const index of form.evaluationOrder) {
    const entry = form.entries[index] as Entry;
    visible[index] = entryShows(entry, answers, visible, form) ? 1 : 0;
  }
  return visible;
}

/** The questions visible for these answers, in display order, including family members. */
export function visibleQuestions(
  answers: Answers,
  form: CompiledQuestionnaire = PROFILE,
): readonly Question[] {
  const visible = visibleFlags(answers, form);
  return form.entries.filter((entry) => visible[entry.index] === 1).map((entry) => entry.question);
}

/** The visible questions of one section, in display order. */
export function visibleInSection(
  section: Section,
  answers: Answers,
  form: CompiledQuestionnaire = PROFILE,
): readonly Question[] {
  const visible = visibleFlags(answers, form);
  return form.entries
    .filter((entry) => entry.section.id === section.id && visible[entry.index] === 1)
    .map((entry) => entry.question);
}

/** The answers to visible questions, in display order: what is validated, stored and sent. */
export function visibleAnswers(answers: Answers, form: CompiledQuestionnaire = PROFILE): Answers {
  const visible = visibleFlags(answers, form);
  const kept: Record<string, Answers[string]> = {};
  for (const { index, question } of form.entries) {
    const answer = answers[question.id];
    if (visible[index] === 1 && answer != null) kept[question.id] = answer;
  }
  return kept;
}
