import type { CountryDetail } from '@global-fit/atlas/detail/model';

const longest = 158;

/** At most so many characters, ended at a word; the title asks for one sentence, not two halves. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1)).replace(/[,;:.]$/, '')}…`;
}

/** What a search engine says of a country's page: what stands out most about it. */
export function countryDescription({ name, highlights, routes }: CountryDetail): string {
  const [first] = highlights;
  const ways = routes.length === 0 ? 'cities' : `${routes.length} visa and citizenship routes, cities`;
  const holds = `${name} in sourced figures: climate by month, living costs, ${ways}.`;
  return shortened(first ? `${holds} ${first.text}` : holds);
}

/** The page for machines (schema.org): the country, and where the page stands in the site. */
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
