import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consents, profiles } from '#db/schema/profiles';
import { reportRevisions } from '#db/schema/reports';
import { type Buyer, type Shop, startShop } from '#services/orders/testing/shop';
import { MOST_UNUSED } from '#services/profiles/unusedProfiles';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { RATE_LIMIT_PROFILE: 'off', RATE_LIMIT_CONSENT: '3/3600' } });
});
afterAll(() => shop.close());

/** Rows written at the same moment would have no newest. */
const later = () => shop.clock.set(new Date(shop.clock.now().getTime() + 1000));

/** Submits the buyer's answers with another comment; returns the profile's id. */
async function submitEdit({ headers }: Buyer, answers: object, edit: number): Promise<string> {
  later();
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/survey-results',
    headers,
    payload: {
      survey: {
        id: 'profile-assessment-v1',
        answers: { ...answers, 'additional-comments': { value: `Edit ${edit}` } },
      },
    },
  });
  return response.json<{ id: string }>().id;
}

it('an account keeps the profiles of orders and of new editions, and the newest of those only submitted', async () => {
  const { buyer, order_id: orderId } = await shop.checkout(await shop.buyer());
  const { answers } = (
    await shop.app.inject({ url: `/api/v1/survey-results/${buyer.profileId}`, headers: buyer.headers })
  ).json<{ answers: object }>();
  const ofEdition = await submitEdit(buyer, answers, 0);
  const { db, ids, clock } = shop.context;
  await db.insert(reportRevisions).values({
    id: ids.next(),
    orderId,
    number: 2,
    profileId: ofEdition,
    state: 'delivered',
    createdAt: clock.now(),
  });
  const made: string[] = [];
  for (let edit = 1; edit <= MOST_UNUSED + 5; edit += 1) made.push(await submitEdit(buyer, answers, edit));
  const kept = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, buyer.id));
  expect(kept.map(({ id }) => id).sort()).toEqual(
    [buyer.profileId, ofEdition, ...made.slice(-MOST_UNUSED)].sort(),
  );
});

it('an account may record a limited number of consents an hour; repeating the present one counts as none', async () => {
  const { id, headers } = await shop.buyer();
  const give = async (version: string) => {
    later();
    const response = await shop.app.inject({
      method: 'PUT',
      url: '/api/v1/consents/health',
      headers,
      payload: { text_version: version },
    });
    return response.statusCode;
  };
  const save = async (version: string) =>
    (
      await shop.app.inject({
        method: 'PUT',
        url: '/api/v1/drafts/profile-assessment',
        headers,
        payload: {
          version: 0,
          answers: {},
          section_index: 0,
          consents: { health: { text_version: version } },
        },
      })
    ).statusCode;
  await shop.context.db.delete(consents).where(eq(consents.userId, id));
  expect(await give('one')).toBe(204);
  for (let time = 0; time < 5; time += 1) expect(await give('one')).toBe(204);
  expect([await give('two'), await give('three'), await give('four')]).toEqual([204, 204, 429]);
  expect(await save('five')).toBe(429);
  expect(await save('three')).toBe(200);
  expect(await shop.context.db.select().from(consents).where(eq(consents.userId, id))).toHaveLength(3);
});
