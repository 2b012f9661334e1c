import { ApiError } from '#api/ApiError.ts';

/** What is said when no answer came. */
export const UNREACHED = 'We could not reach the server. Please check your connection and try again.';

/** What can be said of a failed call as a whole: the server's words, of the first field where it names fields. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? (error.fields[0]?.msg ?? error.message) : UNREACHED;
