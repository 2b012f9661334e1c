import { answersOfHash, hashOf, type QuizAnswers } from './answers.ts';

/** What an entry of the browser's history knows of a question that was asked there. */
export interface QuizEntry {
  readonly step: number;
  readonly answers: QuizAnswers;
  /** One walk through the quiz: its entries share their answers, the newest of them. */
  readonly walk: string;
  /** The question of the entry before this one, when that was of the same walk. */
  readonly before: number | null;
}

/** The entry as it is kept. */
export const entryState = ({ answers, ...rest }: QuizEntry) => ({
  quiz: { ...rest, answers: hashOf(answers) },
});

/** Reads the state of a history entry; null for one that the quiz did not make. */
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
