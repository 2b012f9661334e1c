import { answerFault } from './answerRules.ts';
import type { CompiledQuestionnaire, Entry } from '../compile.ts';
import { PROFILE } from '../definition.ts';
import type { Answers, Section } from '../model.ts';
import type { Fault } from './problems.ts';
import { entryRequired, visibleFlags } from '../visibility.ts';

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
