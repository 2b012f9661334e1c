import type { Atlas } from '@global-fit/atlas/atlas';
import { fold } from '@global-fit/atlas/fold';
import type { Iso3 } from '@global-fit/atlas/model';

/** Short names people write for countries; the rest are the names of the atlas. */
const SHORT_NAMES: Readonly<Record<string, Iso3>> = {
  usa: 'USA',
  'u s a': 'USA',
  'the us': 'USA',
  'the states': 'USA',
  america: 'USA',
  uk: 'GBR',
  britain: 'GBR',
  england: 'GBR',
  uae: 'ARE',
  dubai: 'ARE',
  holland: 'NLD',
  turkey: 'TUR',
  'czech republic': 'CZE',
  burma: 'MMR',
  'south korea': 'KOR',
  'north korea': 'PRK',
};

/** Parts of the world by the words people use, with the atlas' region or subregion. */
const REGIONS: Readonly<Record<string, (region: string, subregion: string) => boolean>> = {
  africa: (region) => region === 'Africa',
  asia: (region) => region === 'Asia',
  'middle east': (_, subregion) => subregion === 'Western Asia',
  'south america': (_, subregion) => subregion === 'South America',
  'central america': (_, subregion) => subregion === 'Central America',
  'eastern europe': (_, subregion) => subregion === 'Eastern Europe',
  europe: (region) => region === 'Europe',
  'southeast asia': (_, subregion) => subregion === 'South-Eastern Asia',
};

interface Name {
  readonly iso3: Iso3;
  readonly folded: string;
}
const names = new WeakMap<Atlas, readonly Name[]>();

/** Folded names of every country, made once for an atlas. */
function namesOf(atlas: Atlas): readonly Name[] {
  const found = names.get(atlas) ?? atlas.countries.map(({ iso3, name }) => ({ iso3, folded: fold(name) }));
  names.set(atlas, found);
  return found;
}

/** Countries and regions a line names, when it does nothing but rule them out. */
export function namedIn(atlas: Atlas, line: string): readonly Iso3[] {
  const plain = ` ${fold(line)} `;
  const direct = namesOf(atlas)
    .filter(({ folded }) => plain.includes(` ${folded} `))
    .map(({ iso3 }) => iso3);
  const short = Object.entries(SHORT_NAMES).flatMap(([name, iso3]) =>
    plain.includes(` ${name} `) ? [iso3] : [],
  );
  const rest = Object.keys(REGIONS).filter((name) => plain.includes(` ${name} `));
  // "southeast asia" also contains "asia": the longest name wins.
  const regions = rest.filter((name) => !rest.some((other) => other !== name && other.includes(name)));
  const inRegions = regions.flatMap((name) =>
    atlas.countries
      .filter(({ region, subregion }) => REGIONS[name]?.(region, subregion))
      .map(({ iso3 }) => iso3),
  );
  return [...new Set([...direct, ...short, ...(direct.length + short.length > 0 ? [] : inRegions)])];
}

/** Words beside country names that still mean no more than "not there". */
const PLAIN_EXCLUSION =
  /^(no|not|never|avoid|nowhere in|anywhere in|anything in|nothing in|rule out|i will not|i won'?t|we will not|we won'?t|living in|live in|move to|moving to|going to|go to|would|to|in|and|or|the|countries|country|please|any|i|we|\s)*$/;

/** Whether a line does nothing but rule out the places it names. */
export function isPlainExclusion(atlas: Atlas, line: string, named: readonly Iso3[]): boolean {
  let rest = ` ${fold(line)} `;
  const known = [
    ...named.map((iso3) => fold(atlas.country(iso3)?.name ?? '')),
    ...Object.keys(SHORT_NAMES),
    ...Object.keys(REGIONS),
  ].sort((a, b) => b.length - a.length);
  for (const name of known) rest = rest.replaceAll(` ${name} `, ' ');
  return PLAIN_EXCLUSION.test(rest.trim());
}
