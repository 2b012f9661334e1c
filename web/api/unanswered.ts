import { ApiError } from './ApiError.ts';

/**
 * Whether a failed call got no response, or only a temporary one (network errors, a failing or busy server), so that
 * nothing is known about its effect and it may be repeated.
 */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status >= 500 || error.status === 429 || error.status === 408
    : error instanceof TypeError;
