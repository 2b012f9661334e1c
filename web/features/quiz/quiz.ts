import type { QuizFactor } from '@global-fit/contract/quizFactors';
import { type ClimateFactor, type QuizAnswers, questionOrder, untouched } from './answers.ts';
import type { Result } from './results/result.ts';

export const questionCount = questionOrder.length;

/** Title of the page, and of the tab at the first question. */
export const quizTitle = 'Free Destination Quiz';

/** Steps 0-11 are questions; the results follow once the server has responded. */
export interface QuizState {
  readonly step: number;
  readonly answers: QuizAnswers;
  /** `opening`: a search for an address with answers, without any question asked. */
  readonly status: 'asking' | 'finding' | 'opening' | 'failed' | 'found';
  readonly matches: readonly Result[];
}

export type QuizAnswering =
  | { readonly type: 'weigh'; readonly factor: QuizFactor; readonly importance: number }
  | { readonly type: 'wish'; readonly factor: ClimateFactor; readonly direction: number };

export type QuizMove =
  | QuizAnswering
  /** The question and the answers so far, from the browser's history. */
  | { readonly type: 'show'; readonly step: number; readonly answers: QuizAnswers }
  /** From the last question, or from an address with answers. */
  | { readonly type: 'find'; readonly answers?: QuizAnswers }
  | { readonly type: 'found'; readonly matches: readonly Result[] }
  | { readonly type: 'failed' };

export const quizStart: QuizState = { step: 0, answers: untouched, status: 'asking', matches: [] };

/** The message where no matches arrived, or their page could not be loaded. */
export const noMatchesText = 'Failed to fetch country matches. Please try again.';

const last = questionCount - 1;

const isSearch = (status: QuizState['status']): boolean => status === 'finding' || status === 'opening';

/** A transition of the quiz. Actions that make no sense in the present state change nothing. */
export function moveQuiz(state: QuizState, move: QuizMove): QuizState {
  const { answers, status, step } = state;
  const open = status === 'asking' || status === 'failed';
  switch (move.type) {
    case 'weigh': {
      const importance = { ...answers.importance, [move.factor]: move.importance };
      return { ...state, answers: { ...answers, importance } };
    }
    case 'wish': {
      const direction = { ...answers.direction, [move.factor]: move.direction };
      return { ...state, answers: { ...answers, direction } };
    }
    case 'show': {
      const isShown = status !== 'found' && step === move.step && answers === move.answers;
      return isShown ? state : { ...quizStart, step: move.step, answers: move.answers };
    }
    case 'find':
      if (move.answers) return { ...state, answers: move.answers, step: last, status: 'opening' };
      return open && step === last ? { ...state, status: 'finding' } : state;
    case 'found':
      return isSearch(status) ? { ...state, status: 'found', matches: move.matches } : state;
    case 'failed':
      return isSearch(status) ? { ...state, step: last, status: 'failed' } : state;
  }
}
