import type { SharedReport } from '@global-fit/contract/shares';
import type { ReportDocument } from '@global-fit/report/model';
import { ApiError } from '#api/ApiError.ts';
import { call } from '#api/client.ts';
import { failureText } from '#features/calls/failureText.ts';

const BUSY = 'Reports were opened very often from where you are. Please wait a few minutes and try again.';

export type SharedPage =
  | { readonly at: 'open'; readonly shared: SharedReport<ReportDocument> }
  /** The link opens nothing, whatever the reason. */
  | { readonly at: 'closed' }
  | { readonly at: 'failed'; readonly isBusy: boolean; readonly text: string };

/** What the page of a link shows; never throws. */
export async function openShared(
  token: string,
  signal: AbortSignal,
  ask: typeof call = call,
): Promise<SharedPage> {
  try {
    const shared = await ask<SharedReport<ReportDocument>>('/shared-reports/open', {
      json: { token },
      signal,
    });
    return { at: 'open', shared };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    // A malformed token (400) was copied wrongly, too.
    return status === 400 || status === 404 || status === 422
      ? { at: 'closed' }
      : { at: 'failed', isBusy: status === 429, text: status === 429 ? BUSY : failureText(error) };
  }
}
