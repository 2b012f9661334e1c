import type { CompiledQuestionnaire, Entry } from './compile.ts';
import { PROFILE } from './definition.ts';
import type { Answer, Answers, Question } from './model.ts';
import type { Fault, Problem } from './checks/problems.ts';
import { entryFault } from './checks/validation.ts';
import { entryShows, visibleFlags } from './visibility.ts';

/** What is visible and valid for a set of answers. A value: nothing in it changes once made. */
export interface Assessment {
  readonly form: CompiledQuestionnaire;
  readonly answers: Answers;
  /** One flag per entry of the form: 1 when visible. */
  readonly visible: Uint8Array;
  /** One per entry: what is wrong with it now; null when valid or hidden. */
  readonly faults: readonly (Fault | null)[];
}

/** Evaluates all answers once; go on with `changeAnswer`. */
export function assess(answers: Answers, form: CompiledQuestionnaire = PROFILE): Assessment {
  const visible = visibleFlags(answers, form);
  const faults = form.entries.map((entry) =>
    visible[entry.index] === 1 ? entryFault(entry, answers, visible, form) : null,
  );
  return { form, answers, visible, faults };
}

/**
 * The assessment after one answer has changed; `undefined` takes it back. Only the question itself and those that
 * depend on it are evaluated again. `visible` stays the same object while nothing appears or disappears.
 */
export function changeAnswer(before: Assessment, id: string, answer: Answer | undefined): Assessment {
  const { form } = before;
  const answers: Record<string, Answer> = { ...before.answers };
  if (answer === undefined) delete answers[id];
  else answers[id] = answer;
  const index = form.indexById.get(id);
  if (index === undefined) return { ...before, answers };

  const dependents = form.dependents[index] as readonly number[];
  let visible = before.visible;
  for (const dependent of dependents) {
    const shows = entryShows(form.entries[dependent] as Entry, answers, visible, form) ? 1 : 0;
    if (shows === visible[dependent]) continue;
    if (visible === before.visible) visible = before.visible.slice();
    visible[dependent] = shows;
  }
  const faults = before.faults.slice();
  const evaluate = (changed: number) => {
    const entry = form.entries[changed] as Entry;
    faults[changed] = visible[changed] === 1 ? entryFault(entry, answers, visible, form) : null;
  };
  evaluate(index);
  dependents.forEach(evaluate);
  return { form, answers, visible, faults };
}

/** Flags never change once made, so the list belonging to them is built once. */
const questionsByFlags = new WeakMap<Uint8Array, readonly Question[]>();

/** The visible questions in display order: the same list as before while nothing appears or disappears. */
export function questionsOf({ form, visible }: Assessment): readonly Question[] {
  const known = questionsByFlags.get(visible);
  if (known) return known;
  const questions = form.entries.filter((entry) => visible[entry.index] === 1).map((entry) => entry.question);
  questionsByFlags.set(visible, questions);
  return questions;
}

/** What is wrong, in display order. */
export function problemsOf({ form, faults }: Assessment): readonly Problem[] {
  const problems: Problem[] = [];
  faults.forEach((fault, index) => {
    if (fault) problems.push({ questionId: (form.entries[index] as Entry).question.id, ...fault });
  });
  return problems;
}
