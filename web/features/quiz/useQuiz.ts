import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { throwConfetti } from '#ui/confetti.ts';
import { answersOfHash, hashOf, type QuizAnswers, untouched } from './answers.ts';
import { findMatches } from './findMatches.ts';
import { moveQuiz, questionCount, type QuizAnswering, type QuizState, quizStart } from './quiz.ts';
import { entryState, type QuizEntry, readQuizEntry } from './quizEntry.ts';
import { takeTurns } from './turns.ts';

/** Milliseconds of rest before moved sliders are written to the entry of the history. */
const rest = 300;
/** Milliseconds that a step back may take. */
const longest = 500;

const newWalk = (): string => Math.random().toString(36).slice(2);

/** The entry that the browser is at, of which the page may not have heard yet; the router keeps our state in `usr`. */
const entryHere = (): QuizEntry | null =>
  readQuizEntry((window.history.state as { readonly usr?: unknown } | null)?.usr, questionCount);

/** A step back in the history; resolves once the browser is there, or does not go. */
const goBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, longest);
    window.history.back();
  });

export interface QuizMoves {
  readonly answer: (answering: QuizAnswering) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly find: () => void;
  readonly retake: () => void;
  /** Other answers are shown now than were sent: the address shows them again. */
  readonly keepShown: (answers: QuizAnswers) => void;
}

/**
 * The state of the quiz, with its call to the server. The browser's history tells where one is: every question has an
 * entry, which a reload finds again, and an address that carries answers opens on their result.
 */
export function useQuiz(): { state: QuizState; moves: QuizMoves } {
  const [state, dispatch] = useReducer(moveQuiz, quizStart);
  const { pathname, search, hash, state: kept, key } = useLocation();
  const navigate = useNavigate();
  const entry = readQuizEntry(kept, questionCount);
  const { answers, status, step } = state;
  /** Counts searches, so that an answer nobody waits for any more is dropped. */
  const searches = useRef(0);
  /** The address of the answers whose result is on the page or on its way. */
  const shown = useRef<string | null>(null);
  const walk = useRef(newWalk());
  const isOpening = useRef(true);
  const hasLeft = useRef(false);
  /** What is being written into the history, one after the other; the page is ahead of it. */
  const [writing] = useState(takeTurns);
  const record = writing.add;
  const go = async (to: string, replace: boolean, kept: unknown): Promise<void> => {
    // The address may be that of another page already while this one is still shown.
    if (hasLeft.current || window.location.pathname !== pathname) return;
    await navigate({ pathname, search, hash: to }, { replace, state: kept, preventScrollReset: true });
  };
  const put = (at: Omit<QuizEntry, 'walk'>, replace: boolean): Promise<void> =>
    go('', replace, entryState({ ...at, walk: walk.current }));
  const showResult = (of: string, replace: boolean): void => {
    shown.current = of;
    record(() => go(of, replace, null));
  };

  const look = async (of: QuizAnswers, isAsked: boolean): Promise<void> => {
    searches.current += 1;
    const mine = searches.current;
    try {
      const matches = await findMatches(of);
      if (mine !== searches.current) return;
      dispatch({ type: 'found', matches });
      if (!isAsked) return;
      showResult(hashOf(of), hashOf(of) === hash);
      void throwConfetti();
    } catch (error) {
      if (mine !== searches.current) return;
      console.error(error);
      shown.current = null;
      dispatch({ type: 'failed' });
    }
  };

  const follow = useEffectEvent(() => {
    const opens = isOpening.current;
    isOpening.current = false;
    if (writing.left() > 0) return;
    const asked = answersOfHash(hash);
    if (asked) {
      if (shown.current === hash) return;
      shown.current = hash;
      walk.current = newWalk();
      dispatch({ type: 'find', answers: asked });
      return void look(asked, false);
    }
    // Another place than the result, or than the question whose search is under way.
    if (shown.current !== null || entry?.step !== step) searches.current += 1;
    shown.current = null;
    // What was moved before this script came is not taken back by it.
    if (entry === null && opens) return;
    const isSameWalk = entry?.walk === walk.current;
    walk.current = entry?.walk ?? newWalk();
    dispatch({
      type: 'show',
      step: entry?.step ?? 0,
      answers: isSameWalk ? answers : (entry?.answers ?? untouched),
    });
  });
  useEffect(() => follow(), [key, hash]);

  // Another page's address is not the quiz's to write to.
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      searches.current += 1;
    };
  }, []);

  const isWritten = entry !== null && hashOf(entry.answers) === hashOf(answers);
  const isAsking = status === 'asking' && answersOfHash(hash) === null && step === (entry?.step ?? 0);
  const write = useEffectEvent(() =>
    record(() => put({ step, answers, before: entryHere()?.before ?? null }, true)),
  );
  useEffect(() => {
    if (isWritten || !isAsking || answers === untouched) return;
    const timer = setTimeout(() => write(), rest);
    return () => clearTimeout(timer);
  }, [answers, isWritten, isAsking]);

  const moves: QuizMoves = {
    answer: dispatch,
    next: () => {
      dispatch({ type: 'show', step: step + 1, answers });
      record(async () => {
        const here = entryHere();
        if (!here || hashOf(here.answers) !== hashOf(answers))
          await put({ step, answers, before: here?.before ?? null }, true);
        await put({ step: step + 1, answers, before: step }, false);
      });
    },
    back: () => {
      dispatch({ type: 'show', step: step - 1, answers });
      record(() =>
        entryHere()?.before === step - 1 ? goBack() : put({ step: step - 1, answers, before: null }, true),
      );
    },
    find: () => {
      dispatch({ type: 'find' });
      void look(answers, true);
    },
    retake: () => {
      searches.current += 1;
      shown.current = null;
      walk.current = newWalk();
      dispatch({ type: 'show', step: 0, answers: untouched });
      record(() => put({ step: 0, answers: untouched, before: null }, false));
    },
    keepShown: (live) => {
      if (hashOf(live) !== shown.current) showResult(hashOf(live), true);
    },
  };
  return { state, moves };
}
