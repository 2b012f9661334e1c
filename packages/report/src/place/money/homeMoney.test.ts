import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';
import { homeCurrency } from './homeMoney.ts';

const atlas = realAtlas();
const at = (iso3: string) => homeCurrency({ atlas, home: atlas.country(iso3) });

it('shows sums in the currency of home, except for dollars and where inflation outruns any rate', () => {
  expect(at('GBR')).toBe('GBP');
  expect(at('USA')).toBeNull();
  expect(at('TUR')).toBeNull();
  expect(at('ARG')).toBeNull();
  expect(atlas.rateYear('GBP')).toBeGreaterThan(2023);
});
