import type { OrderSummary } from '@global-fit/contract/orders';
import type { ReportDocument } from '@global-fit/report/model';
import { call } from '#api/client.ts';

const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;
const ofEdition = (edition: number | null): string => (edition === null ? '' : `?revision=${edition}`);

/** An edition of its report, the newest without a number. Throws ApiError 404 when there is none. */
export const fetchReport = (
  id: string,
  edition: number | null,
  signal: AbortSignal,
): Promise<ReportDocument> =>
  call<ReportDocument>(`${orderPath(id)}/report${ofEdition(edition)}`, { signal });

/** Where the PDF of an edition is, for `downloadFile`. */
export const pdfPath = (id: string, edition: number | null): string =>
  `${orderPath(id)}/report.pdf${ofEdition(edition)}`;

/** Asks for the money back. Throws ApiError 409 with the reason when it cannot be asked any more. */
export const askRefund = (id: string, reason: string): Promise<OrderSummary> =>
  call<OrderSummary>(`${orderPath(id)}/refund-request`, { json: { reason: reason.trim() || null } });

/**
 * Has the report of an order, as it is known here, made anew from a profile. Throws ApiError 409 with the
 * reason when it cannot be, as when a newer edition was ordered elsewhere.
 */
export const askNewEdition = (
  { id, revisions }: Pick<OrderSummary, 'id' | 'revisions'>,
  profileId: string,
): Promise<OrderSummary> => {
  const after = Math.max(1, ...revisions.map(({ number }) => number));
  return call<OrderSummary>(`${orderPath(id)}/revisions`, { json: { survey_results_id: profileId, after } });
};
