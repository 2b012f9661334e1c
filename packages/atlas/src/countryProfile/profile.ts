import type { Atlas } from '../atlas.ts';
import { citeFact } from '../cite.ts';
import type { Iso3 } from '../model.ts';
import { openStandings, type Standings } from '../percentile.ts';
import { climate, environment, overview } from './detailsLand.ts';
import { dailyLife, infrastructure } from './detailsLife.ts';
import { costOfLiving, economy, taxes, work } from './detailsMoney.ts';
import { culture, education, family, government, healthcare, safety } from './detailsPeople.ts';
import { highlightsOf } from './highlights.ts';
import { advice, arrivalHealth, papers, pets } from './immigrantArrival.ts';
import { citizenship, communities, freeMovement, staying, visiting } from './immigrantStay.ts';
import { openTeller, type Teller } from './teller.ts';

/** The answer to `GET /demographics/{country}_profile.json`. */
export interface CountryProfile {
  readonly country_name: string;
  /** At most six sentences, the most surprising first. */
  readonly key_highlights: readonly string[];
  /** Figures as text by label; unknown ones have no label. */
  readonly statistics: Readonly<Record<string, string>>;
  /** Paragraphs by title; a title without known content is left out. */
  readonly detailed_info: Readonly<Record<string, string>>;
  readonly immigrant_info: Readonly<Record<string, string>>;
  readonly meta: {
    readonly iso3: Iso3;
    readonly edition: string;
    readonly sources: readonly string[];
    readonly years: readonly number[];
    readonly licences: readonly string[];
    /** Indicator and side of each highlight, in their order. */
    readonly highlight_kinds: readonly string[];
  };
}

/** A paragraph with its title; `tell` returns null where nothing is known. */
type Section = readonly [title: string, tell: (teller: Teller) => string | null];

const DETAILS: readonly Section[] = [
  ['Overview', overview],
  ['Economy', economy],
  ['Cost of living', costOfLiving],
  ['Work', work],
  ['Climate', climate],
  ['Healthcare', healthcare],
  ['Education', education],
  ['Safety', safety],
  ['Government and rights', government],
  ['Environment', environment],
  ['Language and culture', culture],
  ['Family life', family],
  ['Infrastructure', infrastructure],
  ['Daily life', dailyLife],
];

const IMMIGRANT: readonly Section[] = [
  ['Visiting', visiting],
  ['Staying', staying],
  ['Citizenship', citizenship],
  ['Free movement', freeMovement],
  ['Communities from abroad', communities],
  ['Taxes', taxes],
  ['Papers', papers],
  ['Pets', pets],
  ['Health on arrival', arrivalHealth],
  ['Official travel advice', advice],
];

const told = (sections: readonly Section[], teller: Teller): Record<string, string> =>
  Object.fromEntries(
    sections.flatMap(([title, tell]) => {
      const text = tell(teller);
      return text === null ? [] : [[title, text]];
    }),
  );

const STATISTICS: readonly (readonly [label: string, id: string])[] = [
  ['Population', 'population'],
  ['GDP per capita', 'gdp_per_capita_usd'],
  ['Life expectancy', 'life_expectancy'],
  ['Median age', 'median_age'],
  ['Area', 'area_km2'],
  ['Average temperature', 'temperature_celsius'],
  ['Rainfall', 'rainfall_mm_year'],
  ['Price level', 'price_level_vs_us'],
];
const RANKS: readonly (readonly [label: string, id: string])[] = [
  ['Healthcare Rank', 'healthcare_index'],
  ['Education Rank', 'education_index'],
  ['Safety Rank', 'safety_index'],
  ['Quality of Life Rank', 'quality_of_life_index'],
];

function statisticsOf(teller: Teller): Record<string, string> {
  const figures = STATISTICS.flatMap(([label, id]) => {
    const text = teller.tell([id], (value) => value);
    return text === null ? [] : [[label, text]];
  });
  const ranks = RANKS.flatMap(([label, id]) => {
    const standing = teller.standings.world(teller.iso3, id);
    const text = standing && teller.tell([id], () => `${standing.rank} of ${standing.of}`);
    return text ? [[label, text]] : [];
  });
  return Object.fromEntries([...figures, ...ranks]);
}

/**
 * The public profile of a country: every sentence rests on facts of the atlas, and what is unknown is not mentioned.
 * Null for an unknown code. Pass `standings` when making many, so that each indicator is sorted once.
 */
export function countryProfile(
  atlas: Atlas,
  iso3: Iso3,
  standings: Standings = openStandings(atlas),
): CountryProfile | null {
  const country = atlas.country(iso3);
  if (!country) return null;
  const teller = openTeller(atlas, standings, country);
  const highlights = highlightsOf(atlas, standings, country);
  const statistics = statisticsOf(teller);
  const detailed = told(DETAILS, teller);
  const immigrant = told(IMMIGRANT, teller);
  const meta = teller.meta();
  const facts = highlights.map((highlight) => highlight.fact);
  return {
    country_name: country.name,
    key_highlights: highlights.map((highlight) => highlight.text),
    statistics,
    detailed_info: detailed,
    immigrant_info: immigrant,
    meta: {
      iso3,
      edition: atlas.edition,
      sources: [...new Set([...meta.sources, ...facts.map(citeFact)])].sort(),
      years: [...new Set([...meta.years, ...facts.map((fact) => fact.year)])].sort((a, b) => a - b),
      licences: [...new Set([...meta.licences, ...facts.map((fact) => fact.indicator.licence)])].sort(),
      highlight_kinds: highlights.map((highlight) => highlight.kind),
    },
  };
}
