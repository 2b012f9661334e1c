import type { QuizMatch, QuizResponse } from '@global-fit/contract/quiz';
import { ApiError } from '#api/ApiError.ts';
import { call } from '#api/client.ts';
import { type QuizAnswers, requestOf } from './answers.ts';

/**
 * Asks the server for the best matches. Throws `HTTP error! status: {code}` for an answer outside 200-299, and the
 * network's own error when there was none.
 */
export async function findMatches(answers: QuizAnswers): Promise<readonly QuizMatch[]> {
  try {
    const { matches } = await call<QuizResponse>('/countries/find-my-country', { json: requestOf(answers) });
    return matches;
  } catch (error) {
    if (error instanceof ApiError) throw new Error(`HTTP error! status: ${error.status}`, { cause: error });
    throw error;
  }
}
