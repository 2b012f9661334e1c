import type { PlaceName } from './placeName.ts';
import type { Superlative } from './rankClause.ts';

export interface HighlightWords {
  /** The figure with its unit. */
  readonly value: string;
  /** Its rank as a phrase: "the third-highest in Europe". */
  readonly rank: string;
  readonly place: PlaceName;
}

/** A property by which a country can stand out. */
export interface HighlightKind {
  readonly id: string;
  /** Only one highlight of a group is used, since its members say nearly the same. */
  readonly group: string;
  readonly high: Superlative;
  readonly low: Superlative;
  readonly say: (words: HighlightWords) => string;
  /** Used on this side only; the opposite extreme would be misleading. */
  readonly only?: 'high' | 'low';
}

/** A kind by its indicator; `high` and `low` are the superlatives of the two ends. */
export const kind = (
  id: string,
  group: string,
  high: Superlative,
  low: Superlative,
  say: HighlightKind['say'],
): HighlightKind => ({ id, group, high, low, say });

/** A sentence about one figure with a fixed subject. */
export const about =
  (subject: string) =>
  ({ value, rank }: HighlightWords) =>
    `${subject} ${value}, ${rank}.`;
