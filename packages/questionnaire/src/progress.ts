import { isGiven } from './answers/answered.ts';
import type { CompiledQuestionnaire } from './compile.ts';
import { PROFILE } from './definition.ts';
import type { Answers, Question, Section } from './model.ts';
import { validateSection } from './checks/validation.ts';
import { visibleInSection, visibleQuestions } from './visibility.ts';

export interface Progress {
  readonly answered: number;
  readonly visible: number;
  /** 0 to 100, rounded. */
  readonly percent: number;
}

export type SectionStatus = 'not-started' | 'in-progress' | 'complete';

/** Percent complete by section: (section index + 1) / sections × 100, rounded. The index counts from 0. */
export function sectionPercent(sectionIndex: number, sectionCount: number): number {
  return sectionCount === 0 ? 0 : Math.round(((sectionIndex + 1) / sectionCount) * 100);
}

function count(questions: readonly Question[], answers: Answers): Progress {
  const answered = questions.filter(({ id }) => isGiven(answers[id])).length;
  const visible = questions.length;
  return { answered, visible, percent: visible === 0 ? 100 : Math.round((answered / visible) * 100) };
}

/** Progress over the questions visible for these answers. */
export function overallProgress(answers: Answers, form: CompiledQuestionnaire = PROFILE): Progress {
  return count(visibleQuestions(answers, form), answers);
}

/** Progress over the visible questions of one section. */
export function sectionProgress(
  section: Section,
  answers: Answers,
  form: CompiledQuestionnaire = PROFILE,
): Progress {
  return count(visibleInSection(section, answers, form), answers);
}

/**
 * State in the section overview. A section is complete where it has no faults and either every visible question is
 * answered or the person has moved past it (`passed`), since most questions are optional.
 */
export function sectionStatus(
  section: Section,
  answers: Answers,
  passed: boolean,
  form: CompiledQuestionnaire = PROFILE,
): SectionStatus {
  const { answered, visible } = sectionProgress(section, answers, form);
  const valid = Object.keys(validateSection(section, answers, form)).length === 0;
  if (valid && (passed || answered === visible)) return 'complete';
  return answered > 0 || passed ? 'in-progress' : 'not-started';
}
