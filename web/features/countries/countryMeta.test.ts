import { openAtlas } from '@global-fit/atlas/atlas';
import { countryDetail } from '@global-fit/atlas/detail/detail';
import { openStandings } from '@global-fit/atlas/percentile';
import { loadAtlasContent } from '@global-fit/data/load';
import { expect, it } from 'vitest';
import { countryData, countryDescription } from './countryMeta.ts';

const atlas = openAtlas(loadAtlasContent());
const standings = openStandings(atlas);
const details = atlas.countries.map(({ iso3 }) => countryDetail(atlas, iso3, standings)!);

it('has a different description for every country, short enough for a search result', () => {
  const texts = details.map(countryDescription);
  expect(new Set(texts).size).toBe(details.length);
  for (const [at, text] of texts.entries()) {
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toContain(details[at]!.name);
  }
});

it('names the country and its breadcrumbs in the structured data', () => {
  const portugal = details.find(({ iso3 }) => iso3 === 'PRT')!;
  const data = countryData(portugal, {
    origin: 'https://x.test',
    guidePath: '/guide',
    path: '/guide/portugal',
    description: 'D',
  });
  const [page, crumbs] = data['@graph'] as [Record<string, unknown>, { itemListElement: unknown[] }];
  expect(page).toMatchObject({
    url: 'https://x.test/guide/portugal',
    about: { '@type': 'Country', identifier: 'PRT' },
  });
  expect(crumbs.itemListElement).toHaveLength(2);
});
