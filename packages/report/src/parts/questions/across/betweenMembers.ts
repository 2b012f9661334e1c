import type { Country } from '@global-fit/atlas/model';
import { inUnion } from '../../../place/rights/europeanUnion.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, given, type Said, words } from '../../../prose/said.ts';
import type { Asked } from '../topic.ts';

/**
 * What a rule of the European Union says of a move from one of its states to another. `said` is handed home and the
 * names of the places in other such states; `binds` tells where the rule holds, in the whole Union unless told
 * otherwise. Null where home or every place lies beyond it, or the rule may not be shown.
 */
export function betweenMembers(
  { view, views }: Asked,
  rule: string,
  said: (home: Country, there: readonly string[]) => string,
  binds: (view: PlaceView, iso3: string) => boolean = inUnion,
): Said | null {
  const found = view.atlas.rule(rule);
  const { home } = view;
  if (!found?.from.shown || !home || !binds(view, home.iso3)) return null;
  const there = views.filter((one) => binds(one, one.iso3) && one.iso3 !== home.iso3);
  if (there.length === 0) return null;
  const names = there.map(({ name }) => name);
  return because(given(words(said(home, names)), `rule:${found.id}`), 'current-location');
}
