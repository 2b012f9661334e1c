import type { OrderSummary } from '@global-fit/contract/orders';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#features/drafts/testing/memoryStorage.ts';
import { areOf, noChoices, readChoices, takeResume, writeChoices } from './orderChoices.ts';
import { restoreOrder, takeUpOrder } from './restoreOrder.ts';

const user = {
  id: 'u1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  countryOfResidence: null,
};
const silver = { id: 'silver', stripeProductId: 'prod_silver' };
const order = {
  id: 'o1',
  profile_id: 'p1',
  product_id: 'prod_silver',
  additional_countries: 2,
  additional_country_codes: ['ESP', 'PRT'],
  delivery_email: 'other@example.com',
} as unknown as OrderSummary;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
});

it('restores product, countries and address of an order in a tab without data', () => {
  restoreOrder(order, user);
  const taken = takeResume();
  expect(taken).toMatchObject({
    additionalCountries: 2,
    countryCodes: ['ESP', 'PRT'],
    deliveryEmail: 'other@example.com',
  });
  expect(areOf(taken!, silver)).toBe(true);
  expect(areOf(taken!, { id: 'gold', stripeProductId: 'prod_gold' })).toBe(false);
  expect(takeResume()).toBeNull();
});

it('prefers what the tab remembers, unless a certain order was chosen', () => {
  writeChoices({ ...noChoices('u1'), productId: 'silver', terms: true });
  restoreOrder(order, user);
  expect(takeResume()).toMatchObject({ productId: 'silver', terms: true, additionalCountries: 0 });
  takeUpOrder(order, user);
  expect(readChoices()).toMatchObject({ productId: 'prod_silver', additionalCountries: 2, terms: false });
});
