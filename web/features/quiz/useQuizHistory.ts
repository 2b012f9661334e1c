import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hashOf, type QuizAnswers, untouched } from './answers.ts';
import { questionCount } from './quiz.ts';
import { entryState, type QuizEntry, readQuizEntry } from './quizEntry.ts';
import { takeTurns } from './turns.ts';

/** Maximum duration of a step back, in milliseconds. */
const longest = 500;

const newWalk = (): string => Math.random().toString(36).slice(2);

/** The browser's current entry, which the page may not know yet; the router stores our state in `usr`. */
const entryHere = (): QuizEntry | null =>
  readQuizEntry((window.history.state as { readonly usr?: unknown } | null)?.usr, questionCount);

/** Goes back one entry; resolves once the browser is there or does not go. */
const goBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, longest);
    window.history.back();
  });

/** The quiz's history: every question has an entry, and so has a result, by its address. */
export interface QuizHistory {
  /** The entry the page shows; null for one that is not a question's. */
  readonly entry: QuizEntry | null;
  /** The part of the address with the answers. */
  readonly hash: string;
  /** Changes with every entry that the browser comes to. */
  readonly key: string;
  /** Continues the pass of an entry, or starts another for none. Returns whether it was in that pass already. */
  readonly takeUp: (entry: QuizEntry | null) => boolean;
  /** Whether entries are still to be written; the page is then ahead of the history and must not follow it. */
  readonly isBehind: () => boolean;
  /** Writes the current answers to the entry of the current question. */
  readonly keep: (step: number, answers: QuizAnswers) => void;
  /** From this question to the next. */
  readonly goOn: (step: number, answers: QuizAnswers) => void;
  /** From this question to the previous one: back to its entry where the browser has just come from there. */
  readonly goBack: (step: number, answers: QuizAnswers) => void;
  /** To the first question of another pass, without answers. */
  readonly beginAgain: () => void;
  /** To the address of a result. */
  readonly showResult: (address: string, replace: boolean) => void;
}

/** The quiz's history entries. Writes happen one after another. */
export function useQuizHistory(): QuizHistory {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const walk = useRef(newWalk());
  const [{ add: record, left }] = useState(takeTurns);

  // The quiz must not write to another page's address.
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const go = async (to: string, replace: boolean, kept: unknown): Promise<void> => {
    // The address may already be another page's while this one is still shown.
    if (hasLeft.current || window.location.pathname !== pathname) return;
    await navigate({ pathname, search, hash: to }, { replace, state: kept, preventScrollReset: true });
  };
  const put = (at: Omit<QuizEntry, 'walk'>, replace: boolean): Promise<void> =>
    go('', replace, entryState({ ...at, walk: walk.current }));

  return {
    entry: readQuizEntry(state, questionCount),
    hash,
    key,
    takeUp: (entry) => {
      const isSame = entry?.walk === walk.current;
      walk.current = entry?.walk ?? newWalk();
      return isSame;
    },
    isBehind: () => left() > 0,
    keep: (step, answers) => record(() => put({ step, answers, before: entryHere()?.before ?? null }, true)),
    goOn: (step, answers) =>
      record(async () => {
        const here = entryHere();
        if (!here || hashOf(here.answers) !== hashOf(answers))
          await put({ step, answers, before: here?.before ?? null }, true);
        await put({ step: step + 1, answers, before: step }, false);
      }),
    goBack: (step, answers) =>
      record(() =>
        entryHere()?.before === step - 1 ? goBack() : put({ step: step - 1, answers, before: null }, true),
      ),
    beginAgain: () => {
      walk.current = newWalk();
      record(() => put({ step: 0, answers: untouched, before: null }, false));
    },
    showResult: (address, replace) => record(() => go(address, replace, null)),
  };
}
