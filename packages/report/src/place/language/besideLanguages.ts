import type { LanguageUse } from '@global-fit/atlas/languages';
import type { City, Iso3 } from '@global-fit/atlas/model';
import { listSaid } from '../../prose/english.ts';
import { given, type Said, say, words } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';

/** A language that is official in a region or a town beside that of the country. */
interface Beside {
  readonly code: string;
  /** As it is called there. */
  readonly name: string;
}

const CATALAN: Beside = { code: 'ca', name: 'Catalan' };
const ITALIAN: Beside = { code: 'it', name: 'Italian' };

/**
 * By region or name of the town. Spain: constitution, article 3, and the statutes of autonomy (Ministry of Territorial
 * Policy, Co-official languages; Basque in a part of Navarre alone, which Pamplona is not in). Italy: statute of
 * Trentino-South Tyrol, article 99, for the province of Bolzano. Slovenia: constitution, article 11, in the towns of
 * the Italian community. Wales: Welsh Language (Wales) Measure 2011, section 1.
 */
const BESIDE: Readonly<Record<Iso3, Readonly<Record<string, Beside>>>> = {
  ESP: {
    Catalonia: CATALAN,
    'Balearic Islands': CATALAN,
    Valencia: { code: 'ca', name: 'Valencian' },
    Galicia: { code: 'gl', name: 'Galician' },
    'Basque Country': { code: 'eu', name: 'Basque' },
  },
  GBR: { Wales: { code: 'cy', name: 'Welsh' } },
  ITA: { Bolzano: { code: 'de', name: 'German' } },
  SVN: { Koper: ITALIAN, Izola: ITALIAN, Piran: ITALIAN },
};

/** Whether what is official differs by region in a country, so that it is told of a town and not of the country. */
export const differsByRegion = (iso3: Iso3): boolean => iso3 === 'ESP';

/** The language official in a town beside that of its country; null where there is none on record. */
function besideOf({ iso3, region, name }: Pick<City, 'iso3' | 'region' | 'name'>): Beside | null {
  const found = BESIDE[iso3];
  return found?.[region ?? ''] ?? found?.[name] ?? null;
}

/** The same as a language of the tables, for the first town of the place; null where there is none. */
export function besideUse({
  atlas,
  iso3,
  cities,
}: Pick<PlaceView, 'atlas' | 'iso3' | 'cities'>): LanguageUse | null {
  const beside = cities[0] ? besideOf(cities[0]) : null;
  const use = beside && atlas.languages.use(iso3, beside.code);
  return beside && use ? { ...use, name: beside.name } : null;
}

/**
 * "Catalan in Palma and Barcelona, and Italian, which you speak, in Koper", for the towns recommended; null where
 * there is none.
 */
export function besideTowns({
  iso3,
  cities,
  profile,
}: Pick<PlaceView, 'iso3' | 'cities' | 'profile'>): Said | null {
  const found = cities.flatMap((city) => {
    const beside = besideOf(city);
    return beside ? [{ city, beside }] : [];
  });
  if (found.length === 0) return null;
  return listSaid(
    [...Map.groupBy(found, ({ beside }) => beside.name)].map(([name, towns]) => {
      const where = listSaid(towns.map(({ city }) => given(words(city.name), `city:${city.id}`)));
      const code = towns[0]?.beside.code ?? '';
      const own = profile.languages.includes(code) ? ', which you speak,' : '';
      return given(say`${name}${own} in ${where}`, `language:${iso3}-${code}`);
    }),
  );
}
