import type { Country } from '@global-fit/atlas/model';
import { boundBy } from '../../../place/rights/europeanUnion.ts';
import { because, given, type Said, words } from '../../../prose/said.ts';
import type { Asked } from '../topic.ts';

/**
 * What a rule of the European Union says of a move from one of its states to another. `said` is handed home and the
 * names of the places in other such states. Null where it binds not home or none of the places, or may not be shown.
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
