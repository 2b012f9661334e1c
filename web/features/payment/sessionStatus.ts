import type { SessionStatusResponse } from '@global-fit/contract/payments';
import { call } from '#api/client.ts';

/** The server's state of a checkout session. Throws ApiError 404 for an unknown id, and the network's error. */
export function fetchSessionStatus(sessionId: string): Promise<SessionStatusResponse> {
  return call<SessionStatusResponse>(`/payments/session-status/${encodeURIComponent(sessionId)}`);
}
