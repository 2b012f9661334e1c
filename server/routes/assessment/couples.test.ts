import { setTimeout as delay } from 'node:timers/promises';
import type { OpenedSecondAdult } from '@global-fit/contract/couples';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/transaction';
import { type Shop, startShop } from '#services/orders/testing/shop';
import { testClock } from '#testing/clock';
import { logInOver, signUpOver } from '#testing/person';
import { ANSWERS, coupleOf, LINK, MINE } from './testing/secondAdult.ts';

const DAY = 24 * 3600 * 1000;

const clock = testClock();
let shop: Shop;
let couple: ReturnType<typeof coupleOf>;
beforeAll(async () => {
  shop = await startShop({ clock, env: { RATE_LIMIT_SECOND_ADULT: '1000/60' } });
  couple = coupleOf(shop);
});
afterAll(() => shop.close());

describe('the private link', () => {
  it('needs a saved profile and an account', async () => {
    const person = await signUpOver(shop.app);
    expect(await couple.stand(person)).toEqual({ form: null, can_invite: false });
    const refused = await shop.app.inject({ method: 'POST', url: MINE, headers: person.headers });
    expect(refused.statusCode).toBe(409);
    expect((await shop.app.inject({ url: MINE })).statusCode).toBe(401);
  });

  it('opens a form that shows the inviting person’s first name only, and is stored as a digest', async () => {
    const buyer = await shop.buyer();
    const { form, link, token } = await couple.invite(buyer);
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
    const opened = await couple.open(token);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['cache-control']).toBe('no-store');
    const seen = opened.json<OpenedSecondAdult>();
    expect(seen).toMatchObject({ name: null, answers: {}, answered_at: null });
    expect(seen.invited_by).toMatch(/^\S+$/);
    expect(opened.body).not.toContain(buyer.email);
    expect(await couple.stand(buyer)).toEqual({ form, can_invite: true });
  });

  it('is unknown to others (404), and over once replaced or ended', async () => {
    const buyer = await shop.buyer();
    const first = await couple.invite(buyer);
    const second = await couple.invite(buyer);
    expect((await couple.open(first.token)).statusCode).toBe(404);
    expect((await couple.open(second.token)).statusCode).toBe(200);
    expect((await couple.open('x'.repeat(43))).json()).toMatchObject({ code: 'not_found' });
    expect((await couple.end(buyer)).statusCode).toBe(204);
    for (const answer of [await couple.open(second.token), await couple.reply(second.token)])
      expect(answer.statusCode).toBe(404);
    expect(await couple.stand(buyer)).toEqual({ form: null, can_invite: true });
    expect((await couple.end(buyer)).statusCode).toBe(204);
  });

  it('expires after thirty days (410), and a new one finds the answers again', async () => {
    const buyer = await shop.buyer();
    const { token } = await couple.invite(buyer);
    expect((await couple.reply(token)).statusCode).toBe(200);
    clock.advance(30 * DAY);
    for (const answer of [
      await couple.open(token),
      await couple.reply(token),
      await couple.post('withdraw', { token }),
    ]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({ code: 'link_ended', detail: expect.stringContaining('run out') });
    }
    // By then the thirty-day sessions have ended.
    const back = { ...buyer, headers: { authorization: `Bearer ${await logInOver(shop.app, buyer.email)}` } };
    expect((await couple.stand(back)).form).toMatchObject({ state: 'answered', link_works: false });
    const again = await couple.invite(back);
    expect((await couple.open(again.token)).json<OpenedSecondAdult>()).toMatchObject({
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

describe('answering the form', () => {
  it('saves the answers and accepts changes; the owner sees only that they exist', async () => {
    const buyer = await shop.buyer();
    const { token } = await couple.invite(buyer);
    expect((await couple.reply(token)).json<OpenedSecondAdult>()).toMatchObject({
      name: 'Sam',
      answers: ANSWERS,
    });
    const changed = { ...ANSWERS, safety: { value: 1 } };
    for (const [given, kept] of [
      ['\u200b\u200b', null],
      ['  Bob\u200b', 'Bob'],
      ['\u202eSam', 'Sam'],
    ])
      expect((await couple.reply(token, { name: given })).json()).toMatchObject({ name: kept });
    expect((await couple.reply(token, { name: '', answers: changed })).statusCode).toBe(200);
    expect((await couple.open(token)).json<OpenedSecondAdult>()).toMatchObject({
      name: null,
      answers: changed,
    });
    const { form } = await couple.stand(buyer);
    expect(form).toMatchObject({ state: 'answered', answered_at: clock.now().toISOString() });
    expect(JSON.stringify(form)).not.toContain('safety');
  });

  it('refuses wrong answers, other questions, an empty form and a missing consent', async () => {
    const { token } = await couple.invite(await shop.buyer());
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
      const answer = await couple.reply(token, change);
      expect(answer.statusCode, field).toBe(422);
      expect(answer.json<{ detail: { loc: string[] }[] }>().detail[0]?.loc.at(-1)).toBe(field);
    }
    expect((await couple.open(token)).json<OpenedSecondAdult>().answered_at).toBeNull();
  });

  it('can be withdrawn until a report uses the answers', async () => {
    const buyer = await shop.buyer();
    const { token } = await couple.invite(buyer);
    await couple.reply(token);
    expect((await couple.post('withdraw', { token })).statusCode).toBe(204);
    expect((await couple.open(token)).json<OpenedSecondAdult>()).toMatchObject({
      answers: {},
      answered_at: null,
    });
    expect((await couple.stand(buyer)).form).toMatchObject({ state: 'waiting', name: null });
  });

  it('is not reported as withdrawn when a report takes the answers at the same moment', async () => {
    const buyer = await shop.buyer();
    const { token } = await couple.invite(buyer);
    await couple.reply(token);
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const taking = inTransaction(shop.context.db, async (tx) => {
      await tx.execute(sql`update second_adult_forms set used_at = now() where user_id = ${buyer.id}`);
      hold();
      await asked;
    });
    await held;
    const withdrawing = couple.post('withdraw', { token });
    await delay(200);
    ask();
    await taking;
    expect((await withdrawing).statusCode).toBe(410);
  });
});

describe('answers based on an earlier version', () => {
  it('do not overwrite what was sent or deleted meanwhile, and are saved once based on the present one', async () => {
    const { token } = await couple.invite(await shop.buyer());
    const first = await couple.reply(token, { begun_from: null });
    expect(first.statusCode).toBe(200);
    const sentAt = first.json<OpenedSecondAdult>().answered_at;
    clock.advance(1000);
    const stale = await couple.reply(token, { begun_from: null, name: 'Alex' });
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'stale_draft']);
    expect((await couple.open(token)).json()).toMatchObject({ name: 'Sam', answered_at: sentAt });
    const next = await couple.reply(token, { begun_from: sentAt, name: 'Alex' });
    expect(next.json()).toMatchObject({ name: 'Alex' });
    await couple.post('withdraw', { token });
    const late = await couple.reply(token, { begun_from: next.json<OpenedSecondAdult>().answered_at });
    expect(late.statusCode).toBe(409);
    expect((await couple.reply(token)).statusCode).toBe(200);
  });
});
