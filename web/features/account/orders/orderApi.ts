import type { OrderSummary } from '@global-fit/contract/orders';
import type { ReportDocument } from '@global-fit/report/model';
import { call } from '#api/client.ts';

const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;
const ofEdition = (edition: number | null): string => (edition === null ? '' : `?revision=${edition}`);

/** An edition of the report; the newest by default. Throws ApiError 404 where there is none. */
export const fetchReport = (
  id: string,
  edition: number | null,
  signal: AbortSignal,
): Promise<ReportDocument> =>
  call<ReportDocument>(`${orderPath(id)}/report${ofEdition(edition)}`, { signal });

/** Path of the PDF of an edition, for `downloadFile`. */
export const pdfPath = (id: string, edition: number | null): string =>
  `${orderPath(id)}/report.pdf${ofEdition(edition)}`;

/** Requests a refund. Throws ApiError 409 with the reason where that is not possible any more. */
export const askRefund = (id: string, reason: string): Promise<OrderSummary> =>
  call<OrderSummary>(`${orderPath(id)}/refund-request`, { json: { reason: reason.trim() || null } });

/**
 * Orders a new edition of a report from a profile, given the order as known here. Throws ApiError 409 with the reason
 * where that is not possible, for example because a newer edition was ordered elsewhere.
 */
export const askNewEdition = (
  { id, revisions }: Pick<OrderSummary, 'id' | 'revisions'>,
  profileId: string,
): Promise<OrderSummary> => {
  const after = Math.max(1, ...revisions.map(({ number }) => number));
  return call<OrderSummary>(`${orderPath(id)}/revisions`, { json: { survey_results_id: profileId, after } });
};
