import { baseCode } from '@global-fit/atlas/languages';
import { readAtlas } from '#content/atlas.ts';
import { readCounts, readDimensions } from '#content/counts.ts';
import { readFaq, readTestimonials } from '#content/site.ts';
import { readCatalogue } from '#content/catalogue.ts';
import { byRank, offerOf, toProduct } from '#features/products/product.ts';
import { latitudeTicks } from '#maps/parallels.ts';
import { loadPreview } from './loadPreview.ts';

const routeKinds: Record<string, string> = {
  citizenship: 'Citizenship',
  'citizenship-by-descent': 'By descent',
  'permanent-residency': 'Residency',
  work: 'Work',
  'digital-nomad': 'Digital nomad',
  'entrepreneur/startup': 'Founder',
  investor: 'Investor',
  'retirement/passive-income': 'Retirement',
  study: 'Study',
  family: 'Family',
};

function tally<T>(items: readonly T[], nameOf: (item: T) => string): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/** Countries by continent for the dots; routes by kind and languages by continent for the bars. */
function smallMultiples() {
  const { countries, routes, languages } = readAtlas();
  const regionOf = new Map(countries.map(({ iso3, region }) => [iso3, region]));
  const spoken = new Map(
    languages.map(({ iso3, code }) => [`${regionOf.get(iso3)} ${baseCode(code)}`, regionOf.get(iso3) ?? '']),
  );
  return {
    regions: tally(countries, ({ region }) => region),
    routes: tally(
      routes.filter(({ shown }) => shown),
      ({ kind }) => routeKinds[kind] ?? kind,
    ).slice(0, 6),
    languages: tally([...spoken.values()], (region) => region).slice(0, 6),
  };
}

/** Everything the home page shows, gathered once at build. */
export async function readHome() {
  const counts = readCounts();
  const { countries, dimensions, indicators, facts, citiesWithClimate, routes, languages, sources } = counts;
  return {
    counts: { countries, dimensions, indicators, facts, citiesWithClimate, routes, languages, sources },
    dimensions: readDimensions(),
    multiples: smallMultiples(),
    products: (await readCatalogue()).map(toProduct).sort(byRank).map(offerOf),
    testimonials: readTestimonials(),
    faq: readFaq(counts),
    parallels: latitudeTicks(),
    preview: loadPreview(),
  };
}

export type HomeData = Awaited<ReturnType<typeof readHome>>;
