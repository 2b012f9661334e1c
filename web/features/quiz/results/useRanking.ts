import quizUrl from 'virtual:quiz.json';
import { QUIZ_TOP_N } from '@global-fit/contract/quizFactors';
import { createQuizRanker, type QuizRanker, type QuizRanking } from '@global-fit/matching/quiz/ranker';
import { useEffect, useMemo, useState } from 'react';
import { fetchInTime } from '#api/fetchInTime.ts';
import { watchSlow } from '#api/watchSlow.ts';
import { preferencesOf, type QuizAnswers } from '../answers.ts';
import type { QuizData } from '../quizData.ts';

interface Opened {
  readonly data: QuizData;
  readonly rank: QuizRanker;
}

async function open(): Promise<Opened> {
  const response = await watchSlow(`GET ${quizUrl}`, fetchInTime(quizUrl));
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  const data = (await response.json()) as QuizData;
  return { data, rank: createQuizRanker(data.matrix) };
}

export type Ranking =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'ready'; readonly data: QuizData } & QuizRanking);

/** Ranks all countries in this browser with the server's engine, again whenever the answers change. */
export function useRanking(answers: QuizAnswers): Ranking {
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null);
  useEffect(() => {
    open().then(setOpened, (error: unknown) => {
      console.error('The figures of the quiz could not be loaded.', error);
      setOpened('failed');
    });
  }, []);
  return useMemo(() => {
    if (opened === null) return { state: 'loading' };
    if (opened === 'failed') return { state: 'failed' };
    return { state: 'ready', data: opened.data, ...opened.rank(preferencesOf(answers), QUIZ_TOP_N) };
  }, [opened, answers]);
}
