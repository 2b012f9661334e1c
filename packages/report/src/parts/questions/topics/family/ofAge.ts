import { ruleQuantity, shown } from '../../../../figures/quantity.ts';
import { settlesByUnionLaw } from '../../../../place/rights/europeanUnion.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, type Said, say, words } from '../../../../prose/said.ts';
import type { Asked } from '../../topic.ts';

const UNKNOWN = words('Those records do not say whether somebody of age counts among them.');

/**
 * Whether a child who is of age counts among the family: under the Union's free movement by its directive, elsewhere
 * on no record.
 */
export function ofAgeSaid({ view, views }: Asked): Said {
  const free = views.filter((one) => settlesByUnionLaw(one));
  const age = free.length > 0 ? ruleQuantity(view.atlas, 'children-free-movement-eu') : null;
  if (!age) return UNKNOWN;
  const where = listNames(free);
  const law = because(
    say`In ${where} a child of yours counts as family while under ${shown(age, String)} or living on what you give them, whatever the passport; with the passport of a state of the Union a child has the same right as you, at any age (Directive 2004/38/EC, articles 2 and 7).`,
    'citizenship',
  );
  return free.length === views.length
    ? law
    : say`${law} For the other places those records do not say whether somebody of age counts.`;
}
