import { isGiven } from '@global-fit/questionnaire/answers/answered';
import type { Assessment } from '@global-fit/questionnaire/assessment';
import type { Entry } from '@global-fit/questionnaire/compile';
import { prefilledIds } from '@global-fit/questionnaire/answers/prefill';
import { entryRequired } from '@global-fit/questionnaire/visibility';
import type { Question, Section } from '@global-fit/questionnaire/model';

/** A question in its present state. */
export interface Shown {
  readonly question: Question;
  /** The family member it asks about, from 1; 0 for the person. */
  readonly member: number;
  readonly required: boolean;
  /** The error of its answer; null where there is none. */
  readonly fault: string | null;
}

/** The visible questions of a section in display order. */
export function shownQuestions({ form, answers, visible, faults }: Assessment, section: Section): Shown[] {
  return form.entries
    .filter((entry: Entry) => entry.section.id === section.id && visible[entry.index] === 1)
    .map((entry) => ({
      question: entry.question,
      member: entry.member,
      required: entryRequired(entry, answers, visible, form),
      fault: faults[entry.index]?.message ?? null,
    }));
}

/** Groups consecutive questions about the same person. */
export function byMember(questions: readonly Shown[]): { member: number; questions: Shown[] }[] {
  const groups: { member: number; questions: Shown[] }[] = [];
  for (const shown of questions) {
    const last = groups.at(-1);
    if (last?.member === shown.member) last.questions.push(shown);
    else groups.push({ member: shown.member, questions: [shown] });
  }
  return groups;
}

const isPrefilled = (id: string): boolean => prefilledIds.some((known) => known === id);

/** The last section with an answer by the person, from 0; -1 for none. */
export function lastAnswered(assessment: Assessment): number {
  const { form, answers, visible } = assessment;
  const section = form.entries.findLast(
    ({ index, question: { id } }) => visible[index] === 1 && isGiven(answers[id]) && !isPrefilled(id),
  )?.section;
  return form.sections.findIndex(({ id }) => id === section?.id);
}
