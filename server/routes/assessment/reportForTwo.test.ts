import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetUnansweredForms } from '#services/couples/forgetUnansweredForms';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { type Buyer, type Checkout, type Shop, startShop } from '#services/orders/testing/shop';
import type { BuildInput } from '#services/reports/dependencies';
import { testClock } from '#testing/clock';
import { PASSWORD, signUpOver } from '#testing/person';
import { ANSWERS, coupleOf } from './testing/secondAdult.ts';

const DAY = 24 * 3600 * 1000;

const clock = testClock();
const built: BuildInput[] = [];
let shop: Shop;
let couple: ReturnType<typeof coupleOf>;
beforeAll(async () => {
  shop = await startShop({ clock, env: { RATE_LIMIT_SECOND_ADULT: '1000/60' } });
  couple = coupleOf(shop);
  Object.assign(shop.context, QUICK_REPORTS, {
    buildReport: (input: BuildInput) => {
      built.push(input);
      return QUICK_REPORTS.buildReport(input);
    },
  });
});
afterAll(() => shop.close());

async function paidGold(buyer: Buyer): Promise<Checkout> {
  const checkout = await shop.checkout(buyer, { product_id: 'prod_global_fit_gold' });
  await checkout.pay();
  await shop.tellAbout(checkout.session_id, 'checkout.session.completed');
  return checkout;
}

const renew = ({ order_id, buyer }: Checkout, profileId = buyer.profileId) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/v1/orders/${order_id}/revisions`,
    headers: buyer.headers,
    payload: { survey_results_id: profileId },
  });

describe('a report for two', () => {
  it('is made with the answers given before payment, and closes the link', async () => {
    const buyer = await shop.buyer();
    const { token } = await couple.invite(buyer);
    await couple.reply(token);
    built.length = 0;
    await shop.deliver(await paidGold(buyer));
    expect(built[0]).toMatchObject({ tier: 'gold', secondAdult: { name: 'Sam', answers: ANSWERS } });
    expect((await couple.stand(buyer)).form).toMatchObject({ state: 'used', link_works: false });
    for (const answer of [await couple.open(token), await couple.reply(token)]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({ detail: expect.stringContaining('in a report by now') });
    }
    expect((await couple.post('withdraw', { token })).statusCode).toBe(410);
  });

  it('is for Gold only: Silver neither reads the form nor closes it', async () => {
    const buyer = await shop.buyer();
    const { token } = await couple.invite(buyer);
    await couple.reply(token);
    built.length = 0;
    const checkout = await shop.checkout(buyer);
    await checkout.pay();
    await shop.tellAbout(checkout.session_id, 'checkout.session.completed');
    await shop.deliver(checkout);
    expect(built[0]).toMatchObject({ tier: 'silver', secondAdult: null });
    expect((await couple.open(token)).statusCode).toBe(200);
  });

  it('is a new edition when the form is answered after delivery, from the owner’s same answers', async () => {
    const buyer = await shop.buyer();
    const checkout = await paidGold(buyer);
    await shop.deliver(checkout);
    expect((await renew(checkout)).statusCode).toBe(422);
    const { token } = await couple.invite(buyer);
    expect((await renew(checkout)).statusCode).toBe(422);
    await couple.reply(token);
    built.length = 0;
    expect((await renew(checkout)).statusCode).toBe(202);
    await shop.deliver(checkout);
    expect(built[0]).toMatchObject({
      revision: 2,
      secondAdult: { name: 'Sam' },
      previous: { secondAdult: null },
    });
    expect((await renew(checkout)).statusCode).toBe(422);

    // The second adult then changes the answers, and the next edition uses them.
    clock.advance(1000);
    const again = await couple.invite(buyer);
    expect((await renew(checkout)).statusCode).toBe(422);
    await couple.reply(again.token, { name: 'Sammy' });
    expect((await renew(checkout)).statusCode).toBe(202);
    await shop.deliver(checkout);
    expect(built[1]).toMatchObject({
      revision: 3,
      secondAdult: { name: 'Sammy' },
      previous: { secondAdult: ANSWERS },
    });
  });
});

describe('the data of the second adult', () => {
  it('is in the owner’s export, without the key of the link', async () => {
    const buyer = await shop.buyer();
    const { token } = await couple.invite(buyer);
    await couple.reply(token);
    const data = await shop.app.inject({ url: '/api/v1/users/me/data', headers: buyer.headers });
    expect(data.json()).toMatchObject({ second_adult_form: { name: 'Sam', answers: ANSWERS } });
    expect(data.body).not.toContain('tokenHash');
    const stranger = await signUpOver(shop.app);
    const theirs = await shop.app.inject({ url: '/api/v1/users/me/data', headers: stranger.headers });
    expect(theirs.json()).toMatchObject({ second_adult_form: null });
  });

  it('is erased with the account, and with the form, from reports too', async () => {
    const left = async () =>
      JSON.stringify([
        (await shop.context.db.execute(sql`select * from second_adult_forms`)).rows,
        (await shop.context.db.execute(sql`select second_adult from report_revisions`)).rows,
      ]);
    for (const finish of ['form', 'account']) {
      const buyer = await shop.buyer();
      const { token } = await couple.invite(buyer);
      await couple.reply(token, { name: `Secret-${finish}` });
      await shop.deliver(await paidGold(buyer));
      expect(await left()).toContain(`Secret-${finish}`);
      const answer =
        finish === 'form'
          ? await couple.end(buyer)
          : await shop.app.inject({
              method: 'DELETE',
              url: '/api/v1/users/me',
              headers: buyer.headers,
              payload: { password: PASSWORD },
            });
      expect(answer.statusCode).toBe(204);
      expect(await left()).not.toContain(`Secret-${finish}`);
      expect((await couple.open(token)).statusCode).toBe(404);
    }
  });

  it('is not kept where nobody answered: the form is deleted a week after the link expired', async () => {
    const [silent, heard] = [await shop.buyer(), await shop.buyer()];
    await couple.invite(silent);
    await couple.reply((await couple.invite(heard)).token);
    const ids = async () =>
      (await shop.context.db.execute(sql`select user_id from second_adult_forms`)).rows.map(
        (row) => (row as { user_id: string }).user_id,
      );
    clock.advance(36 * DAY);
    await forgetUnansweredForms(shop.context);
    expect(await ids()).toEqual(expect.arrayContaining([silent.id, heard.id]));
    clock.advance(2 * DAY);
    await forgetUnansweredForms(shop.context);
    expect(await ids()).toContain(heard.id);
    expect(await ids()).not.toContain(silent.id);
  });
});
