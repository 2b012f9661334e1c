import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const out = (line: string) => readDealBreakers(realAtlas(), line).excluded.map(({ iso3 }) => iso3);

describe('a country by its bare name, and something behind a dash or in brackets', () => {
  it.each([
    'Spain - we have a house there',
    'Spain - my in-laws',
    'Italy - my grandma is from there',
    'Canada - where my cousins are',
    'Australia - my boyfriend',
    'Portugal: our first choice',
    'Croatia – sailing in summer',
    'Sweden: we met there',
    'Egypt (my birth country)',
    'Switzerland - salaries',
    'Japan - maybe',
    'Germany - not Berlin',
    'Ireland - it rains but I like that',
    'Portugal: low taxes',
    'Dubai - no crime',
    'Japan - hot springs',
    'Costa Rica - rainforest',
    'Estonia - e-government',
    'Portugal - remote work',
  ])('stays where nothing speaks against it: “%s”', (line) => expect(out(line)).toEqual([]));

  it.each([
    ['USA (guns)', 'USA'],
    ['Kenya – malaria', 'KEN'],
    ['China - surveillance', 'CHN'],
    ['Hungary – Orbán', 'HUN'],
    ['UK - Brexit', 'GBR'],
    ['Germany - I don’t like it there', 'DEU'],
    ['Singapore – strict laws', 'SGP'],
    ['Russia: obvious reasons', 'RUS'],
  ])('is ruled out for what is feared there: “%s”', (line, iso3) => expect(out(line)).toEqual([iso3]));

  it.each([
    ['no Spain - my in-laws live there', 'ESP'],
    ['Not Turkey (my ex husband lives there)', 'TUR'],
    ['not Turkey, my ex lives there', 'TUR'],
    ['No US (guns)', 'USA'],
  ])('is ruled out for any reason where it is refused in so many words: “%s”', (line, iso3) =>
    expect(out(line)).toEqual([iso3]),
  );

  it('stays where a refusal lets some of it in', () => {
    expect(out('no Spain - only the Canaries')).toEqual([]);
  });
});
