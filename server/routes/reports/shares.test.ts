import type { ShareChoice, ShareMade } from '@global-fit/contract/shares';
import type { ReportDocument } from '@global-fit/report/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '#db/schema/orders';
import { profiles } from '#db/schema/profiles';
import { reportShares } from '#db/schema/shares';
import { paidOrderOf } from '#jobs/testing/reportSetup';
import { exportData } from '#services/personalData/exportData';
import { makeReport } from '#services/reports/makeReport';
import { forgetEndedShares } from '#services/shares/shareLink';
import { startTestApp, type TestApp } from '#testing/app';
import { PASSWORD, type Person, signUpOver } from '#testing/person';

const ANSWERS = {
  'full-name': { value: 'Wanda Quizzlewick', touched: true },
  age: { value: 44, touched: true },
  citizenship: { value: ['IRL'], touched: true },
  'medical-conditions': { value: ['diabetes'], touched: true },
  'expected-annual-income': { value: '75k-100k', touched: true },
  'ideal-life-vision': { value: 'A quiet plumbago hedge.', touched: true },
};

let app: TestApp;
let owner: Person;
let stranger: Person;
let orderId = '';

async function reportOf(person: Person): Promise<string> {
  const made = await paidOrderOf(app.context, person.id);
  await app.context.db.update(profiles).set({ answers: ANSWERS }).where(eq(profiles.userId, person.id));
  await makeReport(
    {
      ...app.context,
      pdf: {
        render: async () => ({ bytes: new Uint8Array(9), pages: 1, accessible: true }),
        close: async () => {},
      },
    },
    made.revisionId,
  );
  return made.orderId;
}

beforeAll(async () => {
  app = await startTestApp();
  owner = await signUpOver(app.app);
  stranger = await signUpOver(app.app);
  orderId = await reportOf(owner);
});
afterAll(() => app.close());

const MOST: ShareChoice = { scope: 'most', show_name: false };

function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', payload?: object, person = owner, order = orderId) {
  return app.app.inject({
    method,
    url: `/api/v1/orders/${order}/share`,
    headers: person.headers,
    ...(payload ? { payload } : {}),
  });
}

const tokenOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

async function makeLink(choice: ShareChoice = MOST): Promise<string> {
  const answer = await ask('POST', choice);
  expect(answer.statusCode).toBe(201);
  return tokenOf(answer.json<ShareMade>().url);
}

const open = (token: string) =>
  app.app.inject({ method: 'POST', url: '/api/v1/shared-reports/open', payload: { token } });

async function opened(token: string): Promise<ReportDocument> {
  const answer = await open(token);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ document: ReportDocument }>().document;
}

describe('making a link', () => {
  test('returns its address once, and stores only a hash', async () => {
    expect((await ask('GET')).json()).toEqual({ share: null });
    const made = (await ask('POST', MOST)).json<ShareMade>();
    expect(made.url).toMatch(/^http:\/\/localhost:\d+\/r\/[\w-]{43}$/);
    expect(made.share).toMatchObject(MOST);
    const state = await ask('GET');
    expect(state.json()).toEqual({ share: made.share });
    expect(state.body).not.toContain(tokenOf(made.url));
    const [row] = await app.context.db.select().from(reportShares);
    expect(JSON.stringify(row)).not.toContain(tokenOf(made.url));
  });

  test('ends the link before it', async () => {
    const before = await makeLink();
    const after = await makeLink();
    expect((await open(before)).statusCode).toBe(404);
    expect((await open(after)).statusCode).toBe(200);
  });

  test('needs a known choice, and a report of the caller', async () => {
    expect((await ask('POST', { scope: 'secrets', show_name: true })).statusCode).toBe(422);
    expect((await ask('POST', { ...MOST, answers: true })).statusCode).toBe(422);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await ask(method, undefined, stranger)).statusCode).toBe(404);
    expect((await ask('POST', MOST, stranger)).statusCode).toBe(404);
    expect((await ask('PATCH', MOST, stranger)).statusCode).toBe(404);
    expect((await ask('POST', MOST, owner, 'no-order')).statusCode).toBe(404);
  });
});

describe('opening a link', () => {
  test('sends nothing that was not chosen: no name, address, money, health or customer’s text', async () => {
    const token = await makeLink();
    const answer = await open(token);
    const { email } = owner;
    for (const hidden of ['Quizzlewick', email, 'plumbago', '75,000', 'diabetes', owner.id, orderId])
      expect(answer.body.includes(hidden), hidden).toBe(false);
    const { scope, document } = answer.json<{ scope: string; document: ReportDocument }>();
    expect(scope).toBe('most');
    expect(document.places.length).toBeGreaterThan(0);
    expect(document.places.flatMap(({ sections }) => sections.map(({ heading }) => heading))).not.toContain(
      'Healthcare',
    );
  });

  test('goes into no cache, index or referrer', async () => {
    const { headers } = await open(await makeLink());
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  test('applies a changed choice at once', async () => {
    const token = await makeLink({ scope: 'places', show_name: false });
    expect((await opened(token)).places.every(({ sections }) => sections.length === 0)).toBe(true);
    expect((await ask('PATCH', { scope: 'all', show_name: true })).json()).toMatchObject({
      share: { scope: 'all', show_name: true },
    });
    const all = await opened(token);
    expect(all.customerName).toBe('Wanda Quizzlewick');
    expect(JSON.stringify(all)).toContain('plumbago');
  });

  test('gives the same response for an ended link and for one that never existed', async () => {
    const token = await makeLink();
    expect((await ask('DELETE')).statusCode).toBe(204);
    expect((await ask('DELETE')).statusCode).toBe(204);
    const ended = await open(token);
    const never = await open('x'.repeat(43));
    expect(ended.statusCode).toBe(404);
    expect(ended.json()).toEqual(never.json());
    expect(ended.json()).toMatchObject({ code: 'not_found' });
    expect((await ask('PATCH', MOST)).statusCode).toBe(404);
    expect((await ask('GET')).json()).toEqual({ share: null });
  });

  test('is limited', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_SHARE_OPEN: '2/600' } });
    const tries = [];
    for (let i = 0; i < 3; i += 1) {
      tries.push(
        await limited.app.inject({
          method: 'POST',
          url: '/api/v1/shared-reports/open',
          payload: { token: `guess-${i}` },
        }),
      );
    }
    await limited.close();
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 429]);
  });
});

describe('the link of an order or account that ends', () => {
  test.each(['refunded', 'failed', 'expired'] as const)('ends with an order that is %s', async (state) => {
    const token = await makeLink();
    const { db } = app.context;
    await db.update(orders).set({ state }).where(eq(orders.id, orderId));
    expect((await open(token)).json()).toEqual((await open('never')).json());
    expect((await ask('POST', MOST)).statusCode).toBe(404);
    await forgetEndedShares(app.context);
    expect(await db.select().from(reportShares).where(eq(reportShares.orderId, orderId))).toEqual([]);
    await db.update(orders).set({ state: 'paid' }).where(eq(orders.id, orderId));
    expect((await open(token)).statusCode).toBe(404);
  });

  test('of a paid order survives housekeeping', async () => {
    const token = await makeLink();
    await forgetEndedShares(app.context);
    expect((await open(token)).statusCode).toBe(200);
  });

  test('is exported without its secret, and deleted with the account', async () => {
    const leaver = await signUpOver(app.app);
    const order = await reportOf(leaver);
    const made = (await ask('POST', MOST, leaver, order)).json<ShareMade>();
    const data = await exportData(app.context, leaver.id);
    expect(data.orders[0]?.['shared_links']).toMatchObject([{ scope: 'most', showName: false }]);
    expect(JSON.stringify(data)).not.toMatch(/tokenHash|token_hash/);
    const gone = await app.app.inject({
      method: 'DELETE',
      url: '/api/v1/users/me',
      headers: leaver.headers,
      payload: { password: PASSWORD },
    });
    expect(gone.statusCode).toBe(204);
    expect((await open(tokenOf(made.url))).statusCode).toBe(404);
    const { db } = app.context;
    expect(await db.select().from(reportShares).where(eq(reportShares.userId, leaver.id))).toEqual([]);
  });
});

test('one account may make a limited number of links an hour', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_SHARE_LINK: '2/3600' } });
  const { headers } = await signUpOver(strict.app);
  const statuses = [];
  for (let n = 0; n < 3; n += 1) {
    const url = `/api/v1/orders/${orderId}/share`;
    statuses.push((await strict.app.inject({ method: 'POST', url, headers, payload: MOST })).statusCode);
  }
  expect(statuses).toEqual([404, 404, 429]);
  await strict.close();
});
