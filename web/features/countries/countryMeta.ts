import type { CountryDetail } from '@global-fit/atlas/detail/model';

const longest = 158;

/** Maximum length, cut at a word; for the title, a single sentence. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1)).replace(/[,;:.]$/, '')}…`;
}

/** The description of a country's page for search engines: its most distinctive property. */
export function countryDescription({ name, highlights, routes }: CountryDetail): string {
  const [first] = highlights;
  const ways = routes.length === 0 ? 'cities' : `${routes.length} visa and citizenship routes, cities`;
  const holds = `${name} in sourced figures: climate by month, living costs, ${ways}.`;
  return shortened(first ? `${holds} ${first.text}` : holds);
}

/** Structured data (schema.org): the country, and the page's position in the site. */
export function countryData(
  { name, officialName, iso3, point, edition }: CountryDetail,
  place: {
    readonly origin: string;
    readonly guidePath: string;
    readonly path: string;
    readonly description: string;
  },
): Record<string, unknown> {
  const url = `${place.origin}${place.path}`;
  const crumb = (position: number, title: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name: title,
    item,
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': url,
        url,
        name: `${name}: country guide`,
        description: place.description,
        dateModified: edition,
        inLanguage: 'en',
        about: {
          '@type': 'Country',
          name,
          alternateName: officialName,
          identifier: iso3,
          geo: { '@type': 'GeoCoordinates', longitude: point[0], latitude: point[1] },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, 'Country Guide', `${place.origin}${place.guidePath}`),
          crumb(2, name, url),
        ],
      },
    ],
  };
}
