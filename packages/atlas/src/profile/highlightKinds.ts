import type { HighlightKind } from './highlightKind.ts';
import { OF_LAND } from './highlightsOfLand.ts';
import { OF_MONEY } from './highlightsOfMoney.ts';
import { OF_PEOPLE } from './highlightsOfPeople.ts';

/** Every possible highlight; `highlights.ts` chooses among them. */
export const HIGHLIGHT_KINDS: readonly HighlightKind[] = [...OF_MONEY, ...OF_PEOPLE, ...OF_LAND];
