import type { PartnersWork } from '@global-fit/atlas/law/partnersWork';
import type { PlaceView } from '../../../../place/view.ts';
import { listSaid, opening } from '../../../../prose/english.ts';
import { given, type Said, say, words } from '../../../../prose/said.ts';
import { partnersWorkThere } from '../../../../place/entry/partnersWork.ts';

interface Found {
  readonly view: PlaceView;
  readonly law: PartnersWork;
}

const SAID: Readonly<Record<PartnersWork['allows'], (who: string, where: Said) => Said>> = {
  any: (who, where) => say`As family beside the permit on our records ${who} may work in ${where}.`,
  'own permit': (who, where) =>
    opening(say`${who} needs a permission to work, before the first day, in ${where}.`),
  no: (who, where) => say`As family beside the permit on our records ${who} may not work in ${where}.`,
};

/** "Ireland (not self-employed)". */
const placeOf = ({ view, law }: Found): Said =>
  given(words(law.limit === null ? view.name : `${view.name} (${law.limit})`), `partnerswork:${law.route}`);

/** What the permit's law lets a partner do in each of these places, and which places have no record. */
export function workByPermit(
  views: readonly PlaceView[],
  who: string,
): { readonly said: readonly Said[]; readonly open: readonly PlaceView[] } {
  const found = views.flatMap((view) => {
    const law = partnersWorkThere(view);
    return law ? [{ view, law }] : [];
  });
  const said = (['any', 'own permit', 'no'] as const).flatMap((allows) => {
    const places = found.filter(({ law }) => law.allows === allows).map(placeOf);
    return places.length > 0 ? [SAID[allows](who, listSaid(places))] : [];
  });
  return { said, open: views.filter((view) => found.every((one) => one.view !== view)) };
}
