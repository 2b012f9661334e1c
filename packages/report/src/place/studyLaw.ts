import { list } from '../prose/english.ts';
import { given, type Said, words } from '../prose/said.ts';
import { permitsByUnionLaw } from './europeanUnion.ts';
import type { PlaceView } from './view.ts';

const RULE = 'students-eu';

/** What the law of the Union gives students from elsewhere, at the least. */
const GIVES = {
  work: 'students from outside the Union may work at least fifteen hours a week beside their studies',
  stay: 'students from outside the Union may stay at least nine months after the degree to look for work or to found a company',
} as const;

/** The least that EU law sets in those of the places in which it binds; null where it binds in none of them. */
export function studyLawSaid(views: readonly PlaceView[], what: keyof typeof GIVES): Said | null {
  const rule = views[0]?.atlas.rule(RULE);
  const bound = views.filter(permitsByUnionLaw).map(({ name }) => name);
  if (!rule?.from.shown || bound.length === 0) return null;
  return given(
    words(`In ${list(bound)} EU law sets the least: ${GIVES[what]}, and a state may allow more.`),
    `rule:${rule.id}`,
  );
}
