import type { PlaceName } from './placeName.ts';
import type { Superlative } from './rankClause.ts';

export interface HighlightWords {
  /** The figure with its unit. */
  readonly value: string;
  /** Its place among the others: "the third-highest in Europe". */
  readonly rank: string;
  readonly place: PlaceName;
}

/** A property a country can stand out by. */
export interface HighlightKind {
  readonly id: string;
  /** Of one group only one is told: its members say nearly the same. */
  readonly group: string;
  readonly high: Superlative;
  readonly low: Superlative;
  readonly say: (words: HighlightWords) => string;
  /** Told on this side alone: the other would say something else than it seems. */
  readonly only?: 'high' | 'low';
}

/** A kind by the id of its indicator; `high` and `low` are the superlatives of its two ends. */
export const kind = (
  id: string,
  group: string,
  high: Superlative,
  low: Superlative,
  say: HighlightKind['say'],
): HighlightKind => ({ id, group, high, low, say });

/** A sentence about one figure whose subject does not change. */
export const about =
  (subject: string) =>
  ({ value, rank }: HighlightWords) =>
    `${subject} ${value}, ${rank}.`;
