import { ApiError } from '#api/ApiError.ts';
import { SessionReplaced } from '#api/tokenOwner.ts';

/** What is said when no answer came. */
export const UNREACHED = 'We could not reach the server. Please check your connection and try again.';

/** What is said when something before the server answered, or the server without a word of its own. */
const BUSY = 'Our server cannot answer at the moment. Please try again in a few minutes.';

/** What can be said of a failed call as a whole: the server's words, of the first field where it names fields. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status >= 500 && error.code === null) return BUSY;
  if (error instanceof ApiError) return error.fields[0]?.msg ?? error.message;
  return error instanceof SessionReplaced ? error.message : UNREACHED;
}
