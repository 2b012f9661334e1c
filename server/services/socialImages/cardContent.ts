import type { Atlas } from '@global-fit/atlas/atlas';
import { countryDetail } from '@global-fit/atlas/detail/detail';
import type { Standings } from '@global-fit/atlas/percentile';

/** The text and picture of a link preview. */
export interface CardContent {
  readonly eyebrow: string;
  readonly title: string;
  readonly line: string;
  readonly figures: readonly { readonly label: string; readonly text: string }[];
  /** Name of the site. */
  readonly site: string;
  /** The country at the centre of the globe; null for the globe alone. */
  readonly country: { readonly iso3: string; readonly point: readonly [number, number] } | null;
}

const FIGURES = ['Population', 'GDP per capita', 'Average temperature', 'Healthcare Rank'];

/** "15.2 °C (59.4 °F)" becomes "15.2 °C" on a card. */
const short = (text: string): string => text.replace(/ \(.*\)$/, '');

function countryCard(atlas: Atlas, standings: Standings, slug: string, site: string): CardContent | null {
  const country = atlas.countryBySlug(slug);
  const detail = country && countryDetail(atlas, country.iso3, standings);
  if (!detail) return null;
  const figures = FIGURES.flatMap((label) => {
    const found = detail.statistics.find((one) => one.label === label);
    return found ? [{ label, text: short(found.text) }] : [];
  });
  const { name, subregion, capital, iso3, point } = detail;
  const line = capital && capital !== name ? `${subregion}. Capital: ${capital}` : subregion;
  return { eyebrow: 'Country guide', title: name, line, figures, site, country: { iso3, point } };
}

/** Cards of pages that are not about a country. */
const PAGES: Readonly<Record<string, Pick<CardContent, 'eyebrow' | 'title' | 'line'>>> = {
  'global-fit': {
    eyebrow: 'Relocation, with sources',
    title: 'Find the country that fits your life',
    line: 'One careful questionnaire, and a plan for the places that fit.',
  },
  'free-survey': {
    eyebrow: 'Free quiz',
    title: 'Which five countries should you look at first?',
    line: 'Twelve questions, two minutes, no account.',
  },
  'country-guide': {
    eyebrow: 'Free tool',
    title: 'Every country by its figures',
    line: 'Climate, costs and visas, each figure with its year and source.',
  },
};

/** The card with a name: one of the above, or the slug of a country. Null for any other. */
export function cardContent(
  atlas: Atlas,
  standings: Standings,
  name: string,
  site: string,
): CardContent | null {
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (page) return { ...page, figures: [], site, country: null };
  return countryCard(atlas, standings, name, site);
}
