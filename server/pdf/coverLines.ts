import type { ReportDocument } from '@global-fit/report/model';
import { isMoveWithin } from '@global-fit/report/moveWithin';

/** A line of the cover. */
export interface CoverLine {
  readonly name: string;
  /** Null for a single town, which is compared with none. */
  readonly score: number | null;
  readonly chosen: boolean;
}

/**
 * Whether a place is marked as the customer's choice: chosen places come before those found, whatever their scores.
 * In an analysis of one country this goes without saying.
 */
export const isToldAsChosen = (
  { tier }: Pick<ReportDocument, 'tier'>,
  { origin }: ReportDocument['places'][number],
): boolean => tier !== 'single-country' && origin === 'chosen';

/** The lines of the cover: the places, or the towns of a move within one country. */
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
