import type { ReportDocument } from '@global-fit/report/model';
import { isMoveWithin } from '@global-fit/report/moveWithin';

/** What stands on one line of the cover. */
export interface CoverLine {
  readonly name: string;
  /** Null for a lone town, which is compared with none. */
  readonly score: number | null;
  readonly chosen: boolean;
}

/**
 * Whether a place is told as the customer's choice, since those stand before the ones found whatever their scores; in an
 * analysis of one country it goes without saying.
 */
export const isToldAsChosen = (
  { tier }: Pick<ReportDocument, 'tier'>,
  { origin }: ReportDocument['places'][number],
): boolean => tier !== 'single-country' && origin === 'chosen';

/** What the cover lists: the places, or the towns of a move within one country, which no country was held against. */
export function coverLines(
  document: Pick<ReportDocument, 'within' | 'places' | 'tier'>,
): readonly CoverLine[] {
  const towns = isMoveWithin(document) ? document.places.flatMap(({ cities }) => cities) : [];
  return towns.length > 0
    ? towns.map(({ name, score }) => ({ name, score, chosen: false }))
    : document.places.map((place) => ({
        name: place.country,
        score: place.score,
        chosen: isToldAsChosen(document, place),
      }));
}
