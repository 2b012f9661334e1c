import type { ReactNode } from 'react';
import type { Answer, Question } from '@global-fit/questionnaire/model';

/** Props of every control of the form. */
export interface ControlProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly required: boolean;
  readonly error: string | null;
  /** The question's text and help. */
  readonly label: ReactNode;
  readonly help: ReactNode;
  /** The answer has changed; schedules an autosave. */
  readonly onAnswer: (answer: Answer | undefined) => void;
  /** A good moment to save: a field was left, a choice made, a slider released. */
  readonly onCommit: () => void;
}

export const textOf = (answer: Answer | undefined): string =>
  typeof answer?.value === 'string' ? answer.value : '';

export const listOf = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer?.value) ? (answer.value as readonly string[]) : [];
