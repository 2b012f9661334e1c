import { setTimeout as delay } from 'node:timers/promises';
import type { OpenedSecondAdult, SecondAdult, SecondAdultInvited } from '@global-fit/contract/couples';
import { SECOND_ADULT_CONSENT } from '@global-fit/contract/secondAdultTerms';
import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/transaction';
import { forgetUnansweredForms } from '#services/couples/forgetUnansweredForms';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { type Buyer, type Checkout, type Shop, startShop } from '#services/orders/testing/shop';
import type { BuildInput } from '#services/reports/dependencies';
import { testClock } from '#testing/clock';
import { PASSWORD, type Person, signUpOver } from '#testing/person';

const MINE = '/api/v1/users/me/second-adult';
const LINK = '/api/v1/second-adult';
const DAY = 24 * 3600 * 1000;
const ANSWERS = answersFromSeed(3, { form: SECOND_ADULT, fill: 1 });

const clock = testClock();
const built: BuildInput[] = [];
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ clock, env: { RATE_LIMIT_SECOND_ADULT: '1000/60', RATE_LIMIT_PROFILE: 'off' } });
  Object.assign(shop.context, QUICK_REPORTS, {
    buildReport: (input: BuildInput) => {
      built.push(input);
      return QUICK_REPORTS.buildReport(input);
    },
  });
});
afterAll(() => shop.close());

const stand = async (person: Person): Promise<SecondAdult> =>
  (await shop.app.inject({ url: MINE, headers: person.headers })).json<SecondAdult>();
const end = (person: Person) => shop.app.inject({ method: 'DELETE', url: MINE, headers: person.headers });

async function invite(person: Person): Promise<SecondAdultInvited & { token: string }> {
  const answer = await shop.app.inject({ method: 'POST', url: MINE, headers: person.headers });
  expect(answer.statusCode, answer.body).toBe(201);
  const invited = answer.json<SecondAdultInvited>();
  return { ...invited, token: new URLSearchParams(new URL(invited.link).hash.slice(1)).get('token') ?? '' };
}

const post = (action: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `${LINK}/${action}`, payload });
const open = (token: string) => post('open', { token });
const reply = (token: string, change: object = {}) =>
  post('answers', {
    token,
    name: 'Sam',
    answers: ANSWERS,
    consent: { text_version: SECOND_ADULT_CONSENT },
    ...change,
  });

describe('answers based on an earlier version', () => {
  it('do not overwrite what was sent or deleted meanwhile, and are saved once based on the present one', async () => {
    const { token } = await invite(await shop.buyer());
    const first = await reply(token, { begun_from: null });
    expect(first.statusCode).toBe(200);
    const sentAt = first.json<OpenedSecondAdult>().answered_at;
    clock.advance(1000);
    const stale = await reply(token, { begun_from: null, name: 'Alex' });
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'stale_draft']);
    expect((await open(token)).json()).toMatchObject({ name: 'Sam', answered_at: sentAt });
    const next = await reply(token, { begun_from: sentAt, name: 'Alex' });
    expect(next.json()).toMatchObject({ name: 'Alex' });
    await post('withdraw', { token });
    const late = await reply(token, { begun_from: next.json<OpenedSecondAdult>().answered_at });
    expect(late.statusCode).toBe(409);
    expect((await reply(token)).statusCode).toBe(200);
  });
});

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

describe('the private link', () => {
  it('needs a saved profile and an account', async () => {
    const person = await signUpOver(shop.app);
    expect(await stand(person)).toEqual({ form: null, can_invite: false });
    const refused = await shop.app.inject({ method: 'POST', url: MINE, headers: person.headers });
    expect(refused.statusCode).toBe(409);
    expect((await shop.app.inject({ url: MINE })).statusCode).toBe(401);
  });

  it('opens a form that shows the inviting person’s first name only, and is stored as a digest', async () => {
    const buyer = await shop.buyer();
    const { form, link, token } = await invite(buyer);
    expect(link).toBe(`http://localhost:3000/partner#token=${token}`);
    expect(form).toEqual({
      state: 'waiting',
      name: null,
      answered_at: null,
      link_works: true,
      expires_at: new Date(clock.now().getTime() + 30 * DAY).toISOString(),
    });
    const { rows } = await shop.context.db.execute(sql`select * from second_adult_forms`);
    expect(JSON.stringify(rows)).not.toContain(token);
    const opened = await open(token);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['cache-control']).toBe('no-store');
    const seen = opened.json<OpenedSecondAdult>();
    expect(seen).toMatchObject({ name: null, answers: {}, answered_at: null });
    expect(seen.invited_by).toMatch(/^\S+$/);
    expect(opened.body).not.toContain(buyer.email);
    expect(await stand(buyer)).toEqual({ form, can_invite: true });
  });

  it('is unknown to others (404), and over once replaced or ended', async () => {
    const buyer = await shop.buyer();
    const first = await invite(buyer);
    const second = await invite(buyer);
    expect((await open(first.token)).statusCode).toBe(404);
    expect((await open(second.token)).statusCode).toBe(200);
    expect((await open('x'.repeat(43))).json()).toMatchObject({ code: 'not_found' });
    expect((await end(buyer)).statusCode).toBe(204);
    for (const answer of [await open(second.token), await reply(second.token)])
      expect(answer.statusCode).toBe(404);
    expect(await stand(buyer)).toEqual({ form: null, can_invite: true });
    expect((await end(buyer)).statusCode).toBe(204);
  });

  it('expires after thirty days (410), and a new one finds the answers again', async () => {
    const buyer = await shop.buyer();
    const { token } = await invite(buyer);
    expect((await reply(token)).statusCode).toBe(200);
    clock.advance(30 * DAY);
    for (const answer of [await open(token), await reply(token), await post('withdraw', { token })]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({ code: 'link_ended', detail: expect.stringContaining('run out') });
    }
    // By then the thirty-day sessions have ended.
    const back = { ...buyer, headers: (await signInAgain(buyer)).headers };
    expect((await stand(back)).form).toMatchObject({ state: 'answered', link_works: false });
    const again = await invite(back);
    expect((await open(again.token)).json<OpenedSecondAdult>()).toMatchObject({
      name: 'Sam',
      answers: ANSWERS,
    });
  });

  it('is limited for each address and for each account', async () => {
    const limited = await startShop({
      env: { RATE_LIMIT_SECOND_ADULT: '2/600', RATE_LIMIT_SECOND_ADULT_LINK: '1/600' },
    });
    const buyer = await limited.buyer();
    const codes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const opened = await limited.app.inject({
        method: 'POST',
        url: `${LINK}/open`,
        payload: { token: 'x'.repeat(43) },
      });
      codes.push(opened.statusCode);
    }
    expect(codes).toEqual([404, 404, 429]);
    const made = () => limited.app.inject({ method: 'POST', url: MINE, headers: buyer.headers });
    expect([(await made()).statusCode, (await made()).statusCode]).toEqual([201, 429]);
    await limited.close();
  });
});

async function signInAgain(person: Person): Promise<Pick<Person, 'headers'>> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/login/access-token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: person.email, password: PASSWORD }).toString(),
  });
  return { headers: { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` } };
}

describe('answering the form', () => {
  it('saves the answers and accepts changes; the owner sees only that they exist', async () => {
    const buyer = await shop.buyer();
    const { token } = await invite(buyer);
    expect((await reply(token)).json<OpenedSecondAdult>()).toMatchObject({ name: 'Sam', answers: ANSWERS });
    const changed = { ...ANSWERS, safety: { value: 1 } };
    for (const [given, kept] of [
      ['\u200b\u200b', null],
      ['  Bob\u200b', 'Bob'],
      ['\u202eSam', 'Sam'],
    ])
      expect((await reply(token, { name: given })).json()).toMatchObject({ name: kept });
    expect((await reply(token, { name: '', answers: changed })).statusCode).toBe(200);
    expect((await open(token)).json<OpenedSecondAdult>()).toMatchObject({ name: null, answers: changed });
    const { form } = await stand(buyer);
    expect(form).toMatchObject({ state: 'answered', answered_at: clock.now().toISOString() });
    expect(JSON.stringify(form)).not.toContain('safety');
  });

  it('refuses wrong answers, other questions, an empty form and a missing consent', async () => {
    const { token } = await invite(await shop.buyer());
    const untouched = Object.fromEntries(
      Object.entries(ANSWERS).flatMap(([id, answer]) =>
        typeof answer.value === 'number' ? [[id, { ...answer, touched: false }]] : [],
      ),
    );
    const cases: readonly (readonly [object, string])[] = [
      [{ answers: { safety: { value: 9 } } }, 'safety'],
      [{ answers: { ...ANSWERS, age: { value: 40 } } }, 'age'],
      [{ answers: untouched }, 'answers'],
      [{ consent: undefined }, 'consent'],
      [{ name: 'x'.repeat(41) }, 'name'],
    ];
    for (const [change, field] of cases) {
      const answer = await reply(token, change);
      expect(answer.statusCode, field).toBe(422);
      expect(answer.json<{ detail: { loc: string[] }[] }>().detail[0]?.loc.at(-1)).toBe(field);
    }
    expect((await open(token)).json<OpenedSecondAdult>().answered_at).toBeNull();
  });

  it('can be withdrawn until a report uses the answers', async () => {
    const buyer = await shop.buyer();
    const { token } = await invite(buyer);
    await reply(token);
    expect((await post('withdraw', { token })).statusCode).toBe(204);
    expect((await open(token)).json<OpenedSecondAdult>()).toMatchObject({ answers: {}, answered_at: null });
    expect((await stand(buyer)).form).toMatchObject({ state: 'waiting', name: null });
  });

  it('is not reported as withdrawn when a report takes the answers at the same moment', async () => {
    const buyer = await shop.buyer();
    const { token } = await invite(buyer);
    await reply(token);
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const taking = inTransaction(shop.context.db, async (tx) => {
      await tx.execute(sql`update second_adult_forms set used_at = now() where user_id = ${buyer.id}`);
      hold();
      await asked;
    });
    await held;
    const withdrawing = post('withdraw', { token });
    await delay(200);
    ask();
    await taking;
    expect((await withdrawing).statusCode).toBe(410);
  });
});

describe('a report for two', () => {
  it('is made with the answers given before payment, and closes the link', async () => {
    const buyer = await shop.buyer();
    const { token } = await invite(buyer);
    await reply(token);
    built.length = 0;
    await shop.deliver(await paidGold(buyer));
    expect(built[0]).toMatchObject({ tier: 'gold', secondAdult: { name: 'Sam', answers: ANSWERS } });
    expect((await stand(buyer)).form).toMatchObject({ state: 'used', link_works: false });
    for (const answer of [await open(token), await reply(token)]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({ detail: expect.stringContaining('in a report by now') });
    }
    expect((await post('withdraw', { token })).statusCode).toBe(410);
  });

  it('is for Gold only: Silver neither reads the form nor closes it', async () => {
    const buyer = await shop.buyer();
    const { token } = await invite(buyer);
    await reply(token);
    built.length = 0;
    const checkout = await shop.checkout(buyer);
    await checkout.pay();
    await shop.tellAbout(checkout.session_id, 'checkout.session.completed');
    await shop.deliver(checkout);
    expect(built[0]).toMatchObject({ tier: 'silver', secondAdult: null });
    expect((await open(token)).statusCode).toBe(200);
  });

  it('is a new edition when the form is answered after delivery, from the owner’s same answers', async () => {
    const buyer = await shop.buyer();
    const checkout = await paidGold(buyer);
    await shop.deliver(checkout);
    expect((await renew(checkout)).statusCode).toBe(422);
    const { token } = await invite(buyer);
    expect((await renew(checkout)).statusCode).toBe(422);
    await reply(token);
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
    const again = await invite(buyer);
    expect((await renew(checkout)).statusCode).toBe(422);
    await reply(again.token, { name: 'Sammy' });
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
    const { token } = await invite(buyer);
    await reply(token);
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
      const { token } = await invite(buyer);
      await reply(token, { name: `Secret-${finish}` });
      await shop.deliver(await paidGold(buyer));
      expect(await left()).toContain(`Secret-${finish}`);
      const answer =
        finish === 'form'
          ? await end(buyer)
          : await shop.app.inject({
              method: 'DELETE',
              url: '/api/v1/users/me',
              headers: buyer.headers,
              payload: { password: PASSWORD },
            });
      expect(answer.statusCode).toBe(204);
      expect(await left()).not.toContain(`Secret-${finish}`);
      expect((await open(token)).statusCode).toBe(404);
    }
  });

  it('is not kept where nobody answered: the form is deleted a week after the link expired', async () => {
    const [silent, heard] = [await shop.buyer(), await shop.buyer()];
    await invite(silent);
    await reply((await invite(heard)).token);
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
