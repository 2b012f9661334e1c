import type { OpenedSecondAdult, SecondAdult, SecondAdultInvited } from '@global-fit/contract/couples';
import { tidyName } from '@global-fit/contract/personName';
import { SECOND_ADULT_CONSENT } from '@global-fit/contract/secondAdultTerms';
import type { Answers } from '@global-fit/questionnaire/model';
import { ApiError } from '#api/ApiError.ts';
import { call } from '#api/client.ts';

const MINE = '/users/me/second-adult';
const LINK = '/second-adult';

/** Whether a link answers no more: it is unknown, was ended, has run out or was used. The message says which. */
export const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** Calls about the second adult's form: the owner's, and those of whoever holds the link. Each throws ApiError. */
export const partnerApi = {
  stand: (signal: AbortSignal): Promise<SecondAdult> => call<SecondAdult>(MINE, { signal }),
  invite: (): Promise<SecondAdultInvited> => call<SecondAdultInvited>(MINE, { method: 'POST' }),
  end: (): Promise<null> => call<null>(MINE, { method: 'DELETE' }),
  /** 404 for a link that is unknown or ended, 410 for one that has run out or was used. */
  open: (token: string): Promise<OpenedSecondAdult> =>
    call<OpenedSecondAdult>(`${LINK}/open`, { json: { token } }),
  answer: (token: string, name: string, answers: Answers): Promise<OpenedSecondAdult> =>
    call<OpenedSecondAdult>(`${LINK}/answers`, {
      json: {
        token,
        name: tidyName(name) || null,
        answers,
        consent: { text_version: SECOND_ADULT_CONSENT },
      },
    }),
  withdraw: (token: string): Promise<null> => call<null>(`${LINK}/withdraw`, { json: { token } }),
} as const;
