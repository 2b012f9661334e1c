import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { throwConfetti } from '#ui/confetti.ts';
import { answersOfHash, hashOf, type QuizAnswers, untouched } from './answers.ts';
import { findMatches } from './findMatches.ts';
import { keepNewest } from './newest.ts';
import { moveQuiz, type QuizAnswering, type QuizState, quizStart } from './quiz.ts';
import { useQuizHistory } from './useQuizHistory.ts';

/** Moved sliders are written to the history entry after this pause (ms). */
const rest = 300;

export interface QuizMoves {
  readonly answer: (answering: QuizAnswering) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly find: () => void;
  readonly retake: () => void;
  /** The answers shown differ from those sent, so the address is written again. */
  readonly keepShown: (answers: QuizAnswers) => void;
}

/**
 * The state of the quiz with its call to the server. The browser's history says where one is: every question has an
 * entry, which survives a reload, and an address with answers opens their result.
 */
export function useQuiz(): { state: QuizState; moves: QuizMoves } {
  const [state, dispatch] = useReducer(moveQuiz, quizStart);
  const { answers, status, step } = state;
  const history = useQuizHistory();
  const { entry, hash, key } = history;
  const [searches] = useState(keepNewest);
  /** The address of the answers whose result is shown or loading. */
  const shown = useRef<string | null>(null);
  const isOpening = useRef(true);

  const showResult = (address: string, replace: boolean): void => {
    shown.current = address;
    history.showResult(address, replace);
  };
  const look = (of: QuizAnswers, isAsked: boolean): void =>
    searches.begin(findMatches(of), {
      found: (matches) => {
        dispatch({ type: 'found', matches });
        if (!isAsked) return;
        showResult(hashOf(of), hashOf(of) === hash);
        void throwConfetti();
      },
      failed: (error) => {
        console.error(error);
        shown.current = null;
        dispatch({ type: 'failed' });
      },
    });
  useEffect(() => searches.drop, [searches]);

  const follow = useEffectEvent(() => {
    const opens = isOpening.current;
    isOpening.current = false;
    if (history.isBehind()) return;
    const asked = answersOfHash(hash);
    if (asked) {
      if (shown.current === hash) return;
      shown.current = hash;
      history.takeUp(null);
      dispatch({ type: 'find', answers: asked });
      return look(asked, false);
    }
    // Another place than the result, or than the question being searched for.
    if (shown.current !== null || entry?.step !== step) searches.drop();
    shown.current = null;
    // Sliders moved before this script loaded keep their position.
    if (entry === null && opens) return;
    const isSameWalk = history.takeUp(entry);
    dispatch({
      type: 'show',
      step: entry?.step ?? 0,
      answers: isSameWalk ? answers : (entry?.answers ?? untouched),
    });
  });
  useEffect(() => follow(), [key, hash]);

  const isWritten = entry !== null && hashOf(entry.answers) === hashOf(answers);
  const isAsking = status === 'asking' && answersOfHash(hash) === null && step === (entry?.step ?? 0);
  const write = useEffectEvent(() => history.keep(step, answers));
  useEffect(() => {
    if (isWritten || !isAsking || answers === untouched) return;
    const timer = setTimeout(() => write(), rest);
    return () => clearTimeout(timer);
  }, [answers, isWritten, isAsking]);

  const moves: QuizMoves = {
    answer: dispatch,
    next: () => {
      dispatch({ type: 'show', step: step + 1, answers });
      history.goOn(step, answers);
    },
    back: () => {
      dispatch({ type: 'show', step: step - 1, answers });
      history.goBack(step, answers);
    },
    find: () => {
      dispatch({ type: 'find' });
      look(answers, true);
    },
    retake: () => {
      searches.drop();
      shown.current = null;
      dispatch({ type: 'show', step: 0, answers: untouched });
      history.beginAgain();
    },
    keepShown: (live) => {
      if (hashOf(live) !== shown.current) showResult(hashOf(live), true);
    },
  };
  return { state, moves };
}
