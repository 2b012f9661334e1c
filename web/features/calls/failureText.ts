import { ApiError } from '#api/ApiError.ts';
import { SessionReplaced } from '#api/tokenOwner.ts';

/** The message where there was no response. */
export const UNREACHED = 'We could not reach the server. Please check your connection and try again.';

/** The message where the error is not from our server, or has no text. */
const BUSY = 'Our server cannot answer at the moment. Please try again in a few minutes.';

/** The message for a failed call as a whole: the server's text, or that of the first field. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status >= 500 && error.code === null) return BUSY;
  if (error instanceof ApiError) return error.fields[0]?.msg ?? error.message;
  return error instanceof SessionReplaced ? error.message : UNREACHED;
}
