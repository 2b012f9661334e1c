import type { SecondAdult, SecondAdultInvited } from '@global-fit/contract/couples';
import { call } from '#api/client.ts';

const MINE = '/users/me/second-adult';

/** The owner's calls about the second adult's form. Each throws ApiError. */
export const secondAdultApi = {
  stand: (signal: AbortSignal): Promise<SecondAdult> => call<SecondAdult>(MINE, { signal }),
  invite: (): Promise<SecondAdultInvited> => call<SecondAdultInvited>(MINE, { method: 'POST' }),
  end: (): Promise<null> => call<null>(MINE, { method: 'DELETE' }),
} as const;
