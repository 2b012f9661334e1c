import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { throwConfetti } from '#ui/confetti.ts';
import { answersOfHash, hashOf, type QuizAnswers } from './answers.ts';
import { findMatches } from './findMatches.ts';
import { moveQuiz, type QuizMove, type QuizState, quizStart } from './quiz.ts';

/** Writes answers to the address, so that it shows the same result again; null takes them out. */
export function keepInAddress(answers: QuizAnswers | null): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${search}${answers ? hashOf(answers) : ''}`;
  window.history.replaceState(window.history.state, '', address);
}

/** The state of the quiz, with its call to the server. An address that carries answers opens on their result. */
export function useQuiz(): { state: QuizState; move: (move: QuizMove) => void } {
  const [state, dispatch] = useReducer(moveQuiz, quizStart);
  const { hash } = useLocation();
  /** Counts searches, so that an answer nobody waits for any more is dropped. */
  const search = useRef(0);

  const find = useCallback(async (answers: QuizAnswers, celebrate: boolean) => {
    search.current += 1;
    const mine = search.current;
    try {
      const matches = await findMatches(answers);
      if (mine !== search.current) return;
      dispatch({ type: 'found', matches });
      keepInAddress(answers);
      if (celebrate) void throwConfetti();
    } catch (error) {
      if (mine !== search.current) return;
      console.error(error);
      dispatch({ type: 'failed' });
    }
  }, []);

  // Another page's address is not the quiz's to write to.
  useEffect(
    () => () => {
      search.current += 1;
    },
    [],
  );

  useEffect(() => {
    const answers = answersOfHash(hash);
    if (!answers) return;
    dispatch({ type: 'find', answers });
    void find(answers, false);
  }, [hash, find]);

  const move = (next: QuizMove): void => {
    if (next.type === 'find' && state.status === 'finding') return;
    dispatch(next);
    if (next.type === 'find') void find(state.answers, true);
    if (next.type === 'retake') {
      search.current += 1;
      keepInAddress(null);
    }
  };
  return { state, move };
}
