import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { homeCurrency } from './homeMoney.ts';

const atlas = realAtlas();
const at = (iso3: string) => homeCurrency({ atlas, home: atlas.country(iso3) });

it('tells sums in the money of home, but for dollars and where prices run away from any rate', () => {
  expect(at('GBR')).toBe('GBP');
  expect(at('USA')).toBeNull();
  expect(at('TUR')).toBeNull();
  expect(at('ARG')).toBeNull();
  expect(atlas.rateYear('GBP')).toBeGreaterThan(2023);
});
