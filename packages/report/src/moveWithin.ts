import type { ReportDocument } from './model.ts';

/**
 * Whether a finished report is of a move within the country lived in. Documents older than `within` show it by a
 * single place that passes every must-have and still has no rank.
 */
export function isMoveWithin({ within, places }: Pick<ReportDocument, 'within' | 'places'>): boolean {
  const [place, ...more] = places;
  const lone = place !== undefined && more.length === 0;
  return within ?? (lone && place.interval !== null && place.rankBand === null);
}
