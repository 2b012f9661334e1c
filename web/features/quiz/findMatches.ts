import { ApiError } from '#api/ApiError.ts';
import { call } from '#api/client.ts';
import { type QuizAnswers, requestOf } from './answers.ts';
import { readMatches } from './readMatches.ts';
import type { Result } from './results/result.ts';

/**
 * Asks the server for the best matches. Throws `HTTP error! status: {code}` for a status outside 200-299, the
 * network's own error where there was no response, and 'Unexpected response format' for a response without matches.
 */
export async function findMatches(answers: QuizAnswers): Promise<readonly Result[]> {
  try {
    return readMatches(await call('/countries/find-my-country', { json: requestOf(answers) }));
  } catch (error) {
    if (error instanceof ApiError) throw new Error(`HTTP error! status: ${error.status}`, { cause: error });
    throw error;
  }
}
