import type { Contribution } from '@global-fit/matching/model';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { homeBeside, praisedBesideHome, standsOn } from './againstHome.ts';
import type { Pair } from './clause.ts';
import { LAND } from './landClauses.ts';
import { MONEY } from './moneyClauses.ts';
import { SOCIETY } from './societyClauses.ts';

/** What can be said for and against a place on each theme. */
const CLAUSES: Readonly<Record<string, Pair>> = { ...LAND, ...MONEY, ...SOCIETY };

/** The clause for a factor, resting on the answers that gave it weight; null where there is nothing to say. */
export function clauseFor(view: PlaceView, contribution: Contribution, side: 'good' | 'bad'): Said | null {
  const { factor } = contribution;
  const clause = standsOn(view, factor, side) ? CLAUSES[factor]?.[side](view) : null;
  if (!clause) return null;
  const found = side === 'good' ? praisedBesideHome(view, factor, clause) : clause;
  const home = homeBeside(view, factor, side);
  return because(home ? say`${found}${home}` : found, ...contribution.because.questionIds);
}
