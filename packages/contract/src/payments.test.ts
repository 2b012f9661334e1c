import { expect, it } from 'vitest';
import { createCheckoutSessionRequestSchema } from './payments.ts';

const request = {
  survey_results_id: 'profile',
  return_url: 'https://globalfit.example/payments/checkout-success',
};

it.each([{}, { product_id: '' }, { product_id: null }])(
  'refuses a checkout with %j because no product is selected',
  (product) => {
    const { error } = createCheckoutSessionRequestSchema.safeParse({ ...request, ...product });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['product_id'], 'No product selected'],
    ]);
  },
);
