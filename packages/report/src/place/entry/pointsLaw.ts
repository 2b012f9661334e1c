import type { Atlas } from '@global-fit/atlas/atlas';
import { lawClause } from '../../prose/lawClause.ts';
import { opening } from '../../prose/english.ts';
import { type Said, say } from '../../prose/said.ts';

const sentence = (atlas: Atlas, id: string): Said | null => {
  const clause = lawClause(atlas.rule(id));
  return clause && say`${opening(clause)}.`;
};

/** What a country with a points system gives for age, as a sentence; null without a record. */
export const pointsForAge = (atlas: Atlas, iso3: string): Said | null =>
  sentence(atlas, `points-age-${iso3}`);

/** What a brother or sister who lives there counts for, as a sentence; null without a record. */
export const pointsForSibling = (atlas: Atlas, iso3: string): Said | null =>
  sentence(atlas, `points-sibling-${iso3}`);

/** What an offer of a job counts for, as a sentence; null without a record. */
export const pointsForOffer = (atlas: Atlas, iso3: string): Said | null =>
  sentence(atlas, `points-offer-${iso3}`);

/** What it wants before one can be entered for an invitation, as a sentence; null without a record. */
export const papersForPoints = (atlas: Atlas, iso3: string): Said | null =>
  sentence(atlas, `points-papers-${iso3}`);
