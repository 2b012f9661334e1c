import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { tidyName } from '@global-fit/contract/personName';
import { SECOND_ADULT_CONSENT } from '@global-fit/contract/secondAdultTerms';
import type { Answers } from '@global-fit/questionnaire/model';
import { ApiError } from '#api/ApiError.ts';
import { call } from '#api/client.ts';

const LINK = '/second-adult';

/** For a link with an impossible token: it was truncated, or copied with something appended. */
export const isMangled = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 422);

/** Whether a link is no longer valid: unknown, ended, expired or used. The message says which. */
export const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** Whether other answers were sent or deleted since those that these are based on. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale_draft';

/** The calls for holders of the link to the second adult's form. Each throws ApiError. */
export const partnerApi = {
  /** 404 for a link that is unknown or ended, 410 for one that has expired or was used. */
  open: (token: string): Promise<OpenedSecondAdult> =>
    call<OpenedSecondAdult>(`${LINK}/open`, { json: { token } }),
  /** 409 where the form is no longer the one answered at `begunFrom`. */
  answer: (
    token: string,
    name: string,
    answers: Answers,
    begunFrom: OpenedSecondAdult['answered_at'],
  ): Promise<OpenedSecondAdult> =>
    call<OpenedSecondAdult>(`${LINK}/answers`, {
      json: {
        token,
        name: tidyName(name) || null,
        answers,
        begun_from: begunFrom,
        consent: { text_version: SECOND_ADULT_CONSENT },
      },
    }),
  withdraw: (token: string): Promise<null> => call<null>(`${LINK}/withdraw`, { json: { token } }),
} as const;
