import { lawClause } from '../../prose/lawClause.ts';
import type { Said } from '../../prose/said.ts';
import { boundBy } from '../rights/europeanUnion.ts';
import type { PlaceView } from '../view.ts';
import { settlesByRight } from './routes.ts';

/** Id of the directive that sets the age for the members of the European Union it binds. */
const UNION_RULE = 'child-age-eu';

/** Up to which age a child may come along under a law on record; null without one, or where no permit is needed. */
export function childAgeSaid(view: PlaceView): Said | null {
  if (settlesByRight(view)) return null;
  const own = view.atlas.rule(`child-age-${view.iso3}`);
  if (own) return lawClause(own);
  return boundBy(view, UNION_RULE) ? lawClause(view.atlas.rule(UNION_RULE)) : null;
}
