import type { ReportDocument } from './model.ts';

/**
 * Whether a finished report is of a move within the country lived in. Documents from before `within` tell it by a lone
 * place that passes every condition and has no rank all the same.
 */
export function isMoveWithin({ within, places }: Pick<ReportDocument, 'within' | 'places'>): boolean {
  const [place, ...more] = places;
  const lone = place !== undefined && more.length === 0;
  return within ?? (lone && place.interval !== null && place.rankBand === null);
}
