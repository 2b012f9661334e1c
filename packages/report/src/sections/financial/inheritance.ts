import { spouseExemption } from '@global-fit/matching/gates/spouseInherits';
import { passage, type Writer } from '../../place/passage.ts';
import { type PlaceView, wordOf } from '../../place/view.ts';
import { unmarried } from '../../profile/household.ts';
import { because, type Said, words } from '../../prose/said.ts';

/** Weights: a tax that is levied matters more than one that is not, most for people with much to leave. */
const INHERITANCE = {
  levied: { wealthy: 1.05, old: 0.6 },
  none: { wealthy: 0.6, old: 0.45 },
} as const;

/** The heirs as named in a sentence, with a verb in the right number. */
function heirsOf({ profile: { movers } }: PlaceView) {
  const count = movers.children.length;
  const children = count === 1 ? 'your child' : 'your children';
  const inherit = count === 1 ? 'inherits' : 'inherit';
  return count === 0
    ? { heirs: 'your heirs', inherit, beside: '' }
    : { heirs: children, inherit, beside: `; what ${children} ${inherit} can fall under it` };
}

/** A tax that is levied: whether it exempts a spouse, by law or to be asked, and whom it hits. */
function levied(view: PlaceView, spouse: 'none' | 'free' | 'to ask'): string {
  const { heirs, inherit, beside } = heirsOf(view);
  const tax = `${view.Name} levies an inheritance or estate tax`;
  switch (spouse) {
    case 'free':
      return `${tax}, and by its law a husband or wife inherits free of it${beside}.`;
    case 'to ask':
      return `${tax}; a notary there can say whether it reaches a husband or wife, and what you leave in ${view.homeName}.`;
    case 'none':
      return `${tax}: [what stays in ${view.homeName} can fall under it, and ${heirs} would pay|it can reach what ${heirs} ${inherit} from you in ${view.homeName}|for ${heirs} that makes a notary’s hour worth its fee].`;
  }
}

/** Net worth in US dollars, and age in years, from which inheritance is worth a paragraph. */
const WEALTHY = 500_000;
const OLD = 58;

/** Inheritance tax, for those whom it may concern. */
export const inheritance: Writer = (view) => {
  const word = wordOf(view, 'inheritance_tax');
  const { netWorth, age, movers } = view.profile;
  const wealthy = (netWorth?.low ?? 0) >= WEALTHY;
  if (word === null || !(wealthy || (age ?? 0) >= OLD)) return null;
  const married = movers.partner !== null && !unmarried(view.profile);
  const law = spouseExemption(view.iso3);
  const free = married && view.atlas.rule(law)?.from.shown === true;
  const texts: Readonly<Record<string, string>> = {
    no: `Our records show no inheritance tax in ${view.name}, which takes one question off the table for ${heirsOf(view).heirs}.`,
    yes: levied(view, free ? 'free' : married ? 'to ask' : 'none'),
  };
  const close = `Close relatives inherit free of tax in ${view.name} according to our records; whether a partner without marriage counts as one is not on record, so ask a notary.`;
  const said: Said = {
    ...words(texts[word] ?? close),
    facts: [`inheritance_tax:${view.iso3}`, ...(free ? [`rule:${law}`] : [])],
  };
  return passage(
    'inheritance',
    INHERITANCE[word === 'yes' ? 'levied' : 'none'][wealthy ? 'wealthy' : 'old'],
    because(said, ...(wealthy ? ['net-worth'] : ['age']), ...movers.ids),
  );
};
