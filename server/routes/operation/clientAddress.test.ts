import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app';

/** How a request arrives: from which socket, and with which `X-Forwarded-For`. */
interface Reached {
  readonly from?: string;
  readonly told?: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function signIn(
  { app }: TestApp,
  n: number,
  { from = '198.51.100.1', told }: Reached,
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/login/access-token',
    remoteAddress: from,
    headers: {
      ...FORM,
      'x-real-ip': `192.0.2.${n}`,
      forwarded: `for=192.0.2.${n}`,
      ...(told === undefined ? {} : { 'x-forwarded-for': told }),
    },
    payload: new URLSearchParams({ username: `nobody-${n}@example.org`, password: 'wrong' }).toString(),
  });
  return answer.statusCode;
}

const apps = new Map<string, TestApp>();
afterAll(() => Promise.all([...apps.values()].map((app) => app.close())));

/** The product behind such proxies, with two sign-ins allowed per network. */
async function behind(proxies: string): Promise<TestApp> {
  const app =
    apps.get(proxies) ?? (await startTestApp({ env: { RATE_LIMIT_LOGIN: '2/60', TRUST_PROXY: proxies } }));
  apps.set(proxies, app);
  return app;
}

/** Signs in three times where two are allowed, arriving as `reached` says for each attempt. */
async function threeTries(proxies: string, reached: (n: number) => Reached): Promise<number[]> {
  const app = await behind(proxies);
  app.clock.advance(60_000);
  const statuses = [];
  for (const n of [1, 2, 3]) statuses.push(await signIn(app, n, reached(n)));
  return statuses;
}

const LIMITED = [401, 401, 429];
const FREE = [401, 401, 401];

describe('without a proxy', () => {
  it('a client cannot escape a limit by naming other addresses', async () => {
    expect(await threeTries('', (n) => ({ told: `192.0.2.${n}` }))).toEqual(LIMITED);
  });

  it('visitors of different networks are counted apart', async () => {
    expect(await threeTries('', (n) => ({ from: `198.51.100.${n}` }))).toEqual(FREE);
  });
});

describe('behind one proxy', () => {
  it('the address that the proxy added counts, and none that the visitor sent before it', async () => {
    expect(await threeTries('1', (n) => ({ told: `192.0.2.${n}, 203.0.113.7` }))).toEqual(LIMITED);
    expect(await threeTries('1', (n) => ({ told: `192.0.2.9, 203.0.113.${n}` }))).toEqual(FREE);
  });

  it('a port beside the address makes no different visitor', async () => {
    expect(await threeTries('1', (n) => ({ told: `203.0.113.7:5000${n}` }))).toEqual(LIMITED);
    expect(await threeTries('1', (n) => ({ told: `[2001:db8::7]:5000${n}` }))).toEqual(LIMITED);
  });
});

it('behind two proxies the visitor’s address is the first of the last two', async () => {
  const load = '10.0.0.4';
  expect(await threeTries('2', (n) => ({ told: `192.0.2.${n}, 203.0.113.7, ${load}` }))).toEqual(LIMITED);
  expect(await threeTries('2', (n) => ({ told: `192.0.2.9, 203.0.113.${n}, ${load}` }))).toEqual(FREE);
});

describe('behind proxies of named networks', () => {
  it('they are believed', async () => {
    const reached = (n: number) => ({ from: '10.0.0.4', told: `203.0.113.${n}, 10.0.0.5` });
    expect(await threeTries('10.0.0.0/8', reached)).toEqual(FREE);
  });

  it('an address that did not pass through them is not believed, nor what a visitor sent through them', async () => {
    const past = (n: number) => ({ from: '198.51.100.1', told: `192.0.2.${n}` });
    expect(await threeTries('10.0.0.0/8', past)).toEqual(LIMITED);
    const through = (n: number) => ({ from: '10.0.0.4', told: `192.0.2.${n}, 203.0.113.7` });
    expect(await threeTries('10.0.0.0/8', through)).toEqual(LIMITED);
  });
});
