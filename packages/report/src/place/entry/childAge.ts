import { settlesByRight } from './routes.ts';
import { boundBy } from '../rights/europeanUnion.ts';
import type { PlaceView } from '../view.ts';
import { lawWords } from '../../prose/lawWords.ts';
import { given, type Said } from '../../prose/said.ts';

/** Up to which age each country's law counts a child as family, as a clause. */
const LAWS: Readonly<Record<string, string>> = {
  CAN: 'a child counts as family until the day before its birthday of 22, while it has no husband, wife or partner; for most programmes the age is that of the day on which the complete application for permanent residence arrives',
  GBR: 'a child has to be under 18 on the day of the application to come along with somebody who works there, and from 16 on may lead no life of its own',
  NZL: 'a child who is single and has none of its own counts as family until 24 in an application for residence, from 21 on if it lives on your money; on permits for a time the limit is 19',
};
const UNION_RULE = 'child-age-eu';
const UNION =
  'the law of the Union gives a right to follow to children who are not married and are under age there, once the parent holds a permit of a year or more with a prospect of staying; a state may allow more';
/** Up to which age a child may come along under a law on record; null without one, or where no permit is needed. */
export function childAgeSaid(view: PlaceView): Said | null {
  if (settlesByRight(view)) return null;
  const law = LAWS[view.iso3];
  if (law !== undefined) return recorded(view, law, `child-age-${view.iso3}`);
  return boundBy(view, UNION_RULE) ? recorded(view, UNION, UNION_RULE) : null;
}

const recorded = ({ atlas }: PlaceView, law: string, rule: string): Said | null =>
  atlas.rule(rule)?.from.shown ? given(lawWords(law), `rule:${rule}`) : null;
