import type { SharedReport } from '@global-fit/contract/shares';
import { tryAgainIn } from '@global-fit/contract/tryAgainIn';
import type { ReportDocument } from '@global-fit/report/model';
import { ApiError } from '#api/ApiError.ts';
import { call } from '#api/client.ts';
import { failureText } from '#features/calls/failureText.ts';

/** Its reader has perhaps opened this one report only. */
const busyText = ({ wait }: ApiError): string =>
  `Reports were opened very often from where you are. ${wait === null ? 'Please try again later.' : tryAgainIn(wait / 1000)}`;

export type SharedPage =
  | { readonly at: 'open'; readonly shared: SharedReport<ReportDocument> }
  /** The link opens nothing, whatever the reason. */
  | { readonly at: 'closed' }
  | { readonly at: 'failed'; readonly error: unknown; readonly isBusy: boolean; readonly text: string };

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
    if (!(error instanceof ApiError)) return { at: 'failed', error, isBusy: false, text: failureText(error) };
    const { status } = error;
    // A malformed token (400) was copied wrongly, too.
    if (status === 400 || status === 404 || status === 422) return { at: 'closed' };
    const isBusy = status === 429;
    return { at: 'failed', error, isBusy, text: isBusy ? busyText(error) : failureText(error) };
  }
}
