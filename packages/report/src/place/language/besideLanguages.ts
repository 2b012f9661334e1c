import type { Atlas } from '@global-fit/atlas/atlas';
import type { LanguageUse } from '@global-fit/atlas/languages';
import type { RegionalLanguage } from '@global-fit/atlas/law/regionalLanguages';
import type { City } from '@global-fit/atlas/model';
import { listSaid } from '../../prose/english.ts';
import { given, type Said, say, words } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';

/**
 * Whether several regions have a second official language, so that it is described for a town instead of the country.
 */
export function differsByRegion({ atlas, iso3 }: Pick<PlaceView, 'atlas' | 'iso3'>): boolean {
  const beside = atlas
    .regionalLanguages(iso3)
    .filter(({ standing, region }) => standing === 'beside' && region !== null);
  return beside.length > 1;
}

/** The official language of a town beside the national one; null without a record. */
function besideIn(atlas: Atlas, city: City): RegionalLanguage | null {
  const found = atlas.regionalLanguageIn(city);
  return found?.standing === 'beside' && found.from.shown ? found : null;
}

/** The same for the place's first town, as an entry of the language table; null where there is none. */
export function besideUse({
  atlas,
  iso3,
  cities,
}: Pick<PlaceView, 'atlas' | 'iso3' | 'cities'>): LanguageUse | null {
  const beside = cities[0] ? besideIn(atlas, cities[0]) : null;
  const use = beside && atlas.languages.use(iso3, beside.code);
  return beside && use ? { ...use, name: beside.name } : null;
}

/**
 * "Catalan in Palma and Barcelona, and Italian, which you speak, in Koper", for the recommended towns; null where
 * there is none.
 */
export function besideTowns({
  atlas,
  cities,
  profile,
}: Pick<PlaceView, 'atlas' | 'cities' | 'profile'>): Said | null {
  const found = cities.flatMap((city) => {
    const beside = besideIn(atlas, city);
    return beside ? [{ city, beside }] : [];
  });
  if (found.length === 0) return null;
  return listSaid(
    [...Map.groupBy(found, ({ beside }) => beside.name)].map(([name, towns]) => {
      const where = listSaid(towns.map(({ city }) => given(words(city.name), `city:${city.id}`)));
      const code = towns[0]?.beside.code ?? '';
      const own = profile.languages.includes(code) ? ', which you speak,' : '';
      const laws = towns.map(({ beside: { iso3, region, town } }) => `regional:${iso3}-${region ?? town}`);
      return given(say`${name}${own} in ${where}`, ...new Set(laws));
    }),
  );
}
