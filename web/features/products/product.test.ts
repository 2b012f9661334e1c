import type { Product } from '@global-fit/contract/products';
import { describe, expect, it } from 'vitest';
import { includedCountries, orderedCountries } from './includedCountries.ts';
import { byRank, toProduct } from './product.ts';

const wire: Product = {
  id: 'silver',
  stripe_product_id: 'prod_1',
  name: 'Global Fit Report Silver',
  description: 'The full picture.',
  images: [],
  marketing_features: [{ name: 'All nine sections' }],
  price: 19_900,
  currency: 'usd',
  formatted_price: '$199.00',
  product_metadata: {},
};

const rankOf = (rank?: string | number) =>
  toProduct({ ...wire, product_metadata: rank === undefined ? {} : { rank } }).rank;

const popular = (value: string | boolean | number) =>
  toProduct({ ...wire, product_metadata: { popular: value } }).popular;

const colour = (id: string, product_metadata = {}) => toProduct({ ...wire, id, product_metadata }).color;

describe('a product of the catalogue', () => {
  it('has the features it names', () => {
    expect(toProduct(wire).features).toEqual(['All nine sections']);
  });
  it('reads features from the description when none are named', () => {
    const description = 'Three places. Features: - PDF by e-mail - Roadmap ';
    const product = toProduct({ ...wire, marketing_features: [], description });
    expect(product.features).toEqual(['PDF by e-mail', 'Roadmap']);
    expect(product.description).toBe('Three places.');
  });
  it('is shown whatever optional parts are missing', () => {
    const { id, stripe_product_id, name, price } = wire;
    const bare = { id, stripe_product_id, name, price };
    const shown = {
      description: '',
      features: ['Product details not available'],
      displayPrice: '$199.00',
      imageUrl: null,
      color: 'info',
      popular: false,
      rank: 999,
    };
    expect(toProduct(bare)).toMatchObject(shown);
    const empty = { description: null, images: null, marketing_features: null, product_metadata: null };
    expect(toProduct({ ...bare, ...empty, currency: null, formatted_price: null })).toMatchObject(shown);
  });
  it('says that it has no details when there are no features', () => {
    expect(toProduct({ ...wire, marketing_features: [] }).features).toEqual([
      'Product details not available',
    ]);
  });
  it('has a rank from a number or numeric text, else 999', () => {
    expect([rankOf(2), rankOf('3'), rankOf('first'), rankOf('')]).toEqual([2, 3, 999, 999]);
    expect(rankOf()).toBe(999);
  });
  it('is popular for true and the text "true" only', () => {
    expect([popular(true), popular('true'), popular('yes'), popular(1)]).toEqual([true, true, false, false]);
  });
  it('has its colour from metadata, else from its id', () => {
    expect(colour('x-bronze')).toBe('accent');
    expect(colour('silver')).toBe('info');
    expect(colour('gold')).toBe('warning');
    expect(colour('other')).toBe('primary');
    expect(colour('gold', { color: 'error' })).toBe('error');
  });
  it('is sorted by ascending rank', () => {
    const ranked = [3, 1, 2].map((rank) => toProduct({ ...wire, product_metadata: { rank } }));
    expect(ranked.toSorted(byRank).map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });
});

describe('included countries', () => {
  it('are mentioned unless there are none', () => {
    expect(includedCountries(0)).toBeNull();
    expect(includedCountries(1)).toBe('Includes 1 extra country');
    expect(includedCountries(2)).toBe('Includes 2 extra countries');
  });
  it('are counted together with those added to an order', () => {
    expect(orderedCountries(0, 0)).toBeNull();
    expect(orderedCountries(1, 0)).toBe('Includes 1 additional country');
    expect(orderedCountries(1, 2)).toBe('Includes 3 additional countries');
  });
});
