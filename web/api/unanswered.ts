import { ApiError } from './ApiError.ts';

/**
 * Whether a call that failed got no answer, or none for now (the network, a failing or a busy server): that says nothing
 * of what was asked for, and the call may be made again.
 */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status >= 500 || error.status === 429 || error.status === 408
    : error instanceof TypeError;
