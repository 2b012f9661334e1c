import type { HighlightKind } from './highlightKind.ts';
import { LAND_HIGHLIGHTS } from './highlightsOfLand.ts';
import { MONEY_HIGHLIGHTS } from './highlightsOfMoney.ts';
import { PEOPLE_HIGHLIGHTS } from './highlightsOfPeople.ts';

/** Every possible highlight; `highlights.ts` chooses among them. */
export const HIGHLIGHT_KINDS: readonly HighlightKind[] = [
  ...MONEY_HIGHLIGHTS,
  ...PEOPLE_HIGHLIGHTS,
  ...LAND_HIGHLIGHTS,
];
