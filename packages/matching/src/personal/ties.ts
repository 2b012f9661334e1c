import type { Iso3 } from '@global-fit/atlas/model';
import type { Engine } from '../engine/engine.ts';
import type { Situation } from '../entry/situation.ts';
import { utilityOf } from '../scoring/utility.ts';
import type { PersonalFactor } from './factor.ts';

/** Utility of kilometres: under 500 is a drive or a train ride, 2,000 a short flight, over 10,000 a long one. */
const DISTANCE = {
  points: [
    [300, 1],
    [1000, 0.85],
    [2500, 0.6],
    [6000, 0.3],
    [10000, 0.1],
    [15000, 0],
  ],
} as const;
/** Utility of the number of compatriots (log10). */
const PEOPLE = {
  points: [
    [2, 0.1],
    [3, 0.35],
    [4, 0.6],
    [5, 0.85],
    [5.7, 1],
  ],
} as const;
/** Utility where the nationality is not among the forty largest in a destination that lists forty. */
const NOT_LISTED = 0.05;

/**
 * Kilometres from a country to the nearest of `targets`; 0 where it is one of them, NaN where no distance is known.
 */
export function nearestKm(engine: Engine, targets: readonly Iso3[], country: number): number {
  let nearest = Number.NaN;
  for (const iso3 of targets) {
    const km = engine.records.distances(iso3)?.[country];
    if (km !== undefined && !(km >= nearest)) nearest = km;
  }
  return nearest;
}

const byDistance = (situation: Situation, targets: readonly Iso3[]): Float64Array =>
  Float64Array.from(situation.engine.iso3, (_, i) =>
    utilityOf(DISTANCE, nearestKm(situation.engine, targets, i)),
  );

/** What the nearest place of another country keeps: between it and the family are a border and another permit. */
const ACROSS_A_BORDER = 0.9;

export const FAMILY_TIES: PersonalFactor = {
  id: 'family_ties',
  label: 'Near your family',
  dimension: 'family_demographics',
  method:
    'Great-circle distance between capitals to the nearest country where family lives; that country itself counts more than its neighbours.',
  indicators: [],
  utilities(situation) {
    const { engine, preferences } = situation;
    return byDistance(situation, preferences.familyIn).map((near, i) =>
      preferences.familyIn.includes(engine.iso3[i] as Iso3) ? near : ACROSS_A_BORDER * near,
    );
  },
};

export const HOME_DISTANCE: PersonalFactor = {
  id: 'home_distance',
  label: 'Distance from where you live now',
  dimension: 'family_demographics',
  method: 'Great-circle distance between capitals to the country lived in now.',
  indicators: [],
  utilities: (situation) =>
    byDistance(situation, situation.preferences.home ? [situation.preferences.home] : []),
};

/** The largest community of the household's nationalities; null where the destination has no record. */
function largestCommunity(
  { engine, preferences }: Situation,
  country: number,
): { readonly people: number | null } | null {
  const listed = engine.communities(country);
  if (listed.size === 0) return null;
  const counts = preferences.citizenships.flatMap((iso3) => listed.get(iso3) ?? []);
  return { people: counts.length > 0 ? Math.max(...counts) : null };
}

export const COMMUNITY: PersonalFactor = {
  id: 'community',
  label: 'People from your country',
  dimension: 'culture_language',
  method:
    'Number of people born in, or citizens of, the countries of your passports who live there (United Nations, 2020).',
  indicators: [],
  utilities: (situation) =>
    Float64Array.from(situation.engine.iso3, (_, i) => {
      const largest = largestCommunity(situation, i);
      if (!largest) return Number.NaN;
      return largest.people === null
        ? NOT_LISTED
        : utilityOf(PEOPLE, Math.log10(Math.max(1, largest.people)));
    }),
};

/** The worth of each sign of a familiar culture: official language, main religion, part of the world. */
const FAMILIAR = { language: 0.45, religion: 0.25, subregion: 0.3, region: 0.15 } as const;

export const FAMILIAR_CULTURE: PersonalFactor = {
  id: 'familiar_culture',
  label: 'A familiar culture',
  dimension: 'culture_language',
  method: 'Official language, largest religion and part of the world shared with the country lived in now.',
  indicators: ['main_religion'],
  utilities(situation) {
    const { engine, home } = situation;
    const religion = engine.atlas.column('main_religion');
    const from = engine.atlas.countries[home];
    return Float64Array.from(engine.atlas.countries, (country, i) => {
      if (!from || Number.isNaN(religion[i]) || Number.isNaN(religion[home])) return Number.NaN;
      const place =
        country.subregion === from.subregion
          ? FAMILIAR.subregion
          : country.region === from.region
            ? FAMILIAR.region
            : 0;
      const language = country.languages.some((one) => from.languages.includes(one)) ? FAMILIAR.language : 0;
      return place + language + (religion[i] === religion[home] ? FAMILIAR.religion : 0);
    });
  },
};
