import { answersOfHash, hashOf, type QuizAnswers } from './answers.ts';

/** The state of a question in a history entry. */
export interface QuizEntry {
  readonly step: number;
  readonly answers: QuizAnswers;
  /** Identifies one pass through the quiz, whose entries share the newest answers. */
  readonly walk: string;
  /** The question of the previous entry, where it belongs to the same pass. */
  readonly before: number | null;
}

/** The entry in the form in which it is stored. */
export const entryState = ({ answers, ...rest }: QuizEntry) => ({
  quiz: { ...rest, answers: hashOf(answers) },
});

/** Parses the state of a history entry; null for one the quiz did not create. */
export function readQuizEntry(state: unknown, questionCount: number): QuizEntry | null {
  const kept = (state as { readonly quiz?: Readonly<Record<string, unknown>> } | null | undefined)?.quiz;
  if (!kept) return null;
  const { step, walk, before } = kept;
  const answers = answersOfHash(String(kept['answers']));
  const isStep = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < questionCount;
  if (!answers || !isStep(step) || typeof walk !== 'string') return null;
  return { step, answers, walk, before: isStep(before) ? before : null };
}
