import { describe, expect, it } from 'vitest';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { foreignBuyersSaid } from './foreignBuyers.ts';

describe('what foreigners may buy', () => {
  it('is told in sentences that can be followed, in every country', () => {
    const atlas = realAtlas();
    const long = atlas.countries.flatMap(({ iso3 }) => {
      const law = atlas.foreignBuyers(iso3);
      if (!law) return [];
      const [first = ''] = foreignBuyersSaid(law).text.split(/(?<=\.) /);
      return first.split(' ').length > 42 ? [iso3] : [];
    });
    expect(long).toEqual([]);
  });
});
