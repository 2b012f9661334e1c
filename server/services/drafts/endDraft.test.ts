import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '#db/transaction';
import { type Buyer, type Shop, startShop } from '#services/orders/testing/shop';
import { lockWaits } from '#testing/lockWaits';
import { endDraft } from './endDraft.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const URL = '/api/v1/drafts/profile-assessment';
const read = async ({ headers }: Buyer) =>
  (await shop.app.inject({ url: URL, headers })).json<{ version: number; answers: object }>();

/** Saves a draft over the existing one; `seed` determines its answers. */
async function save(buyer: Buyer, seed: number, change: object = {}): Promise<void> {
  const { version } = await read(buyer);
  shop.clock.advance(1000);
  const answer = await shop.app.inject({
    method: 'PUT',
    url: URL,
    headers: buyer.headers,
    payload: { version, answers: { ...answersFromSeed(seed), ...change }, section_index: 9 },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Pays for the buyer's profile, and delivers the provider's event. */
async function pay(buyer: Buyer): Promise<void> {
  const checkout = await shop.checkout(buyer);
  await checkout.pay();
  expect(await shop.tellAbout(checkout.session_id, 'checkout.session.completed')).toBe('paid');
}

describe('a payment', () => {
  it('ends the draft with the same answers, even when it was saved after they were submitted', async () => {
    const buyer = await shop.buyer(1);
    await save(buyer, 1);
    await pay(buyer);
    expect(await read(buyer)).toMatchObject({ version: 0, answers: {} });
  });

  it('ends a draft that was last saved before the answers were submitted', async () => {
    const buyer = await shop.buyer(1);
    await save(buyer, 3);
    shop.clock.advance(1000);
    const profileId = await shop.profileOf(buyer, 2);
    await pay({ ...buyer, profileId });
    expect(await read(buyer)).toMatchObject({ version: 0 });
  });

  it('ends a draft without the sliders that were submitted untouched', async () => {
    const buyer = await shop.buyer(7);
    const unmoved = Object.entries(answersFromSeed(7)).filter(([, { touched }]) => touched === false);
    expect(unmoved).not.toEqual([]);
    await save(buyer, 7, Object.fromEntries(unmoved.map(([id]) => [id, undefined])));
    await pay(buyer);
    expect(await read(buyer)).toMatchObject({ version: 0 });
  });

  it('keeps a draft changed after the answers were submitted', async () => {
    const buyer = await shop.buyer(1);
    await save(buyer, 1);
    const checkout = await shop.checkout(buyer);
    await checkout.pay();
    await save(buyer, 4);
    expect(await shop.tellAbout(checkout.session_id, 'checkout.session.completed')).toBe('paid');
    const kept = await read(buyer);
    expect(kept).toMatchObject({ version: 2, answers: answersFromSeed(4) });
  });

  // The embedded database runs one transaction at a time, so nothing is saved in the middle of another.
  it.runIf(inject('testDatabase').kind === 'postgres')(
    'keeps a draft of which a change is being saved at the same moment',
    async () => {
      const buyer = await shop.buyer(1);
      await save(buyer, 1);
      const { db } = shop.context;
      const pool = db.$client;
      if (!(pool instanceof Pool)) throw new TypeError('No pool of connections.');
      const saving = await pool.connect();
      await saving.query('begin');
      await saving.query('update drafts set version = version + 1 where user_id = $1', [buyer.id]);
      const ended = inTransaction(db, (tx) => endDraft(tx, buyer.id, buyer.profileId));
      await expect.poll(() => lockWaits(pool)).toBe(1);
      await saving.query('commit');
      saving.release();
      expect(await ended).toBe(false);
      expect((await read(buyer)).version).toBe(2);
    },
  );

  it('keeps an unfinished draft with later answers', async () => {
    const buyer = await shop.buyer(1);
    await save(buyer, 1, { age: { value: '' } });
    await pay(buyer);
    expect((await read(buyer)).version).toBe(1);
  });

  it('keeps other people’s drafts', async () => {
    const [buyer, other] = [await shop.buyer(1), await shop.buyer(1)];
    await save(other, 1);
    await pay(buyer);
    expect((await read(other)).version).toBe(1);
  });
});
