import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { tidyName } from '@global-fit/contract/personName';
import { SECOND_ADULT_CONSENT } from '@global-fit/contract/secondAdultTerms';
import type { Answers } from '@global-fit/questionnaire/model';
import { ApiError } from '#api/ApiError.ts';
import { call } from '#api/client.ts';

const LINK = '/second-adult';

/** Of a link whose token cannot be one: it was cut off, or copied with something behind it. */
export const isMangled = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 422);

/** Whether a link answers no more: it is unknown, was ended, has run out or was used. The message says which. */
export const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** Whether others were sent or deleted since the answers that these were begun from. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale_draft';

/** The calls of whoever holds the link of the second adult's form. Each throws ApiError. */
export const partnerApi = {
  /** 404 for a link that is unknown or ended, 410 for one that has run out or was used. */
  open: (token: string): Promise<OpenedSecondAdult> =>
    call<OpenedSecondAdult>(`${LINK}/open`, { json: { token } }),
  /** 409 where the form is not any more the one that was answered at `begunFrom`. */
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
