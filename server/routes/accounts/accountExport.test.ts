import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drafts } from '#db/schema/profiles';
import { type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { type Person, signUpOver } from '#testing/person';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  Object.assign(shop.context, QUICK_REPORTS);
});
afterAll(() => shop.close());

const data = (person: Person) => shop.app.inject({ url: '/api/v1/users/me/data', headers: person.headers });

describe('the export of my data', () => {
  it('is a file with everything about me and nothing about others', async () => {
    const checkout = await shop.delivered();
    const { buyer } = checkout;
    await shop.context.db.insert(drafts).values({
      userId: buyer.id,
      version: 1,
      answers: { 'full-name': { value: 'Draft Name' } },
      sectionIndex: 3,
      updatedAt: shop.clock.now(),
    });
    const other = await shop.paid();
    const answer = await data(buyer);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="global-fit-my-data.json"');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const held = answer.json<Record<string, unknown[]>>();
    expect(held).toMatchObject({
      exported_at: shop.clock.now().toISOString(),
      account: { id: buyer.id, email: buyer.email, fullName: 'Ada Person', countryOfResidence: 'PRT' },
      draft: { answers: { 'full-name': { value: 'Draft Name' } } },
      profiles: [{ id: buyer.profileId }],
      orders: [
        {
          id: checkout.order_id,
          amountTotal: 19_900,
          reports: [{ number: 1, state: 'delivered', document: { version: 1 } }],
        },
      ],
    });
    expect(held['sessions']).toHaveLength(1);
    expect((held['messages'] as { kind: string }[]).map(({ kind }) => kind).sort()).toEqual([
      'confirmation',
      'delivery',
    ]);
    for (const secret of [
      'passwordHash',
      'tokenHash',
      'argon2',
      'clientSecret',
      buyer.token,
      other.buyer.email,
    ])
      expect(answer.body).not.toContain(secret);
  });

  it('contains no link that still works', async () => {
    const person = await signUpOver(shop.app);
    await shop.app.inject({
      method: 'POST',
      url: '/api/v1/password-recovery',
      payload: { email: person.email },
    });
    const answer = await data(person);
    expect(answer.body).toContain('password-reset');
    expect(answer.body).not.toContain('#token=');
  });
});
