import type { ShareChoice, ShareMade, ShareState } from '@global-fit/contract/shares';
import { call } from '#api/client.ts';

const path = (orderId: string): string => `/orders/${encodeURIComponent(orderId)}/share`;

/** The owner's calls about the private link of a report. Each throws ApiError. */
export const shareApi = {
  read: (orderId: string, signal: AbortSignal): Promise<ShareState> =>
    call<ShareState>(path(orderId), { signal }),
  make: (orderId: string, choice: ShareChoice): Promise<ShareMade> =>
    call<ShareMade>(path(orderId), { json: choice }),
  change: (orderId: string, choice: ShareChoice): Promise<ShareState> =>
    call<ShareState>(path(orderId), { method: 'PATCH', json: choice }),
  end: (orderId: string): Promise<null> => call<null>(path(orderId), { method: 'DELETE' }),
} as const;
