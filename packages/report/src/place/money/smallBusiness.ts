import { lawClause } from '../../prose/lawClause.ts';
import { type Said, say } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';

/** What a country takes of the turnover of people who work for themselves, where a law of its own is on record. */
export function smallBusinessSaid(view: PlaceView): Said | null {
  const law = lawClause(view.atlas.rule(`small-business-${view.iso3}`));
  return law && say`In ${view.name} ${law}.`;
}
