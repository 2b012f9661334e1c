import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shop, startShop } from '#services/orders/testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const draft = (version: number, answers = '{}') =>
  `{"version":${version},"section_index":0,"answers":${answers}}`;

it.each([
  ['a version that cannot be counted on from', 422, draft(2_147_483_647)],
  ['the last version that can', 409, draft(2_147_483_646)],
  ['answers nested without end', 400, draft(0, `{"age":${'['.repeat(5000)}${']'.repeat(5000)}}`)],
])('%s is answered with %i', async (_name, status, payload) => {
  const { headers } = await shop.buyer(1);
  const answer = await shop.app.inject({
    method: 'PUT',
    url: '/api/v1/drafts/profile-assessment',
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });
  expect(answer.statusCode).toBe(status);
});
