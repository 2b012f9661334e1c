import type { Country } from '@global-fit/atlas/model';
import { boundBy } from '../../../place/rights/europeanUnion.ts';
import { because, given, type Said, words } from '../../../prose/said.ts';
import type { Asked } from '../topic.ts';

/**
 * What an EU rule says of a move between two member states. `said` receives home and the names of the places
 * concerned. Null where the rule binds neither home nor any place, or may not be printed.
 */
export function betweenMembers(
  { view, views }: Asked,
  rule: string,
  said: (home: Country, there: readonly string[]) => string,
): Said | null {
  const found = view.atlas.rule(rule);
  const { home } = view;
  if (!found?.from.shown || !home || !boundBy(view, rule, home.iso3)) return null;
  const there = views.filter((one) => boundBy(one, rule) && one.iso3 !== home.iso3);
  if (there.length === 0) return null;
  const names = there.map(({ name }) => name);
  return because(given(words(said(home, names)), `rule:${found.id}`), 'current-location');
}
