import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  CreateCheckoutSessionRequest,
  CreateCheckoutSessionResponse,
  SessionStatusResponse,
} from '@global-fit/contract/payments';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { Stripe } from 'stripe';
import { openOrderFile, type OrderFile } from '#services/orders/operator/searchOrders';
import { syncCatalogue } from '#services/catalogue/syncCatalogue';
import { sendMail } from '#services/sending/sendMail';
import { makeReport } from '#services/reports/makeReport';
import { startTestApp, type TestApp, type TestAppOptions } from '#testing/app';
import { type Person, signUpOver } from '#testing/person';
import { type CustomerEntry, type PageAnswer, payOnPage } from '#sandbox/testing/payOnPage';
import type { Sandbox } from '#sandbox/start';
import { signatureHeader } from '#sandbox/webhooks/sign';

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

export interface Buyer extends Person {
  readonly profileId: string;
}

/** A started checkout, with what tests do with it. */
export interface Checkout extends CreateCheckoutSessionResponse {
  readonly buyer: Buyer;
  /** The payment page at an address that the test can reach. */
  readonly page: string;
  /** Pays on the page as a customer would. */
  pay(entry?: CustomerEntry): Promise<PageAnswer>;
  status(asking?: Person): Promise<SessionStatusResponse>;
  file(): Promise<OrderFile>;
}

export interface Shop extends TestApp {
  readonly sandbox: Sandbox;
  /** The provider's own client, for what an operator does in the dashboard. */
  readonly dashboard: Stripe;
  /** Where the application listens. */
  readonly origin: string;
  /** A signed-in person with a profile. */
  buyer(seed?: number): Promise<Buyer>;
  /** Freezes other answers of the same person. */
  profileOf(person: Person, seed: number): Promise<string>;
  /** The body of a checkout call for Silver. */
  wish(buyer: Buyer, change?: Partial<CreateCheckoutSessionRequest>): object;
  ask(person: Person, body: object): Promise<Answer>;
  /** Starts a checkout and expects success. */
  checkout(buyer: Buyer, change?: Partial<CreateCheckoutSessionRequest>): Promise<Checkout>;
  /** A paid order: checkout, payment, and the provider's event. */
  paid(change?: Partial<CreateCheckoutSessionRequest>): Promise<Checkout>;
  /** The provider's newest event of a type about a session, refund, dispute or other object. */
  eventAbout(objectId: string, type: string): Promise<Stripe.Event>;
  /** Delivers that event to the webhook; returns the outcome. */
  tellAbout(objectId: string, type: string): Promise<string>;
  /** Delivers an event to the webhook, by default signed now and correctly. */
  tell(
    event: object,
    change?: { secret?: string; body?: string; at?: number; signature?: string | null },
  ): Promise<Answer>;
  /** Runs the jobs queued for an order: makes reports, sends messages. */
  deliver(checkout: Checkout): Promise<void>;
  /** A paid order whose report has arrived. */
  delivered(): Promise<Checkout>;
  /** The messages in the mail folder. */
  letters(): Promise<string[]>;
  /** Log lines that alert a person. */
  alerts(): string[];
}

const RETURN = 'http://localhost:3000/payments/checkout-success?product_id=prod_global_fit_silver';

/** Retries until the result is true; fails after fifteen seconds. */
export async function until(what: string, done: () => Promise<boolean> | boolean): Promise<void> {
  for (let waited = 0; waited < 15_000; waited += 20) {
    if (await done()) return;
    await delay(20);
  }
  throw new Error(`Not within fifteen seconds: ${what}`);
}

/** Reads a folder of files; a missing one is empty. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return await Promise.all(
      names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
    );
  } catch {
    return [];
  }
}

/**
 * The shop as its customers and the provider see it. The provider's events are held back, and a test delivers them
 * with `tell` when and as often as it likes; with `deliver` they arrive by themselves.
 */
export async function startShop(options: TestAppOptions & { deliver?: boolean } = {}): Promise<Shop> {
  const test = await startTestApp(options);
  const origin = await test.listen();
  if (!options.deliver) test.listener.origin = 'http://127.0.0.1:1';
  await syncCatalogue(test.context, test.context.providerCatalogue);
  const { sandbox } = test.context;
  if (!sandbox) throw new Error('The shop needs the sandbox.');
  const dashboard = new Stripe(sandbox.secretKey, {
    host: sandbox.host,
    port: sandbox.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });

  /** Pages are linked at the public address, while this server listens on another port. */
  const here = (url: string) => url.replace(test.context.config.PUBLIC_URL, origin);

  const shop: Shop = {
    ...test,
    sandbox,
    dashboard,
    origin,
    async buyer(seed = 1) {
      const person = await signUpOver(test.app);
      return { ...person, profileId: await shop.profileOf(person, seed) };
    },
    async profileOf(person, seed) {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/v1/survey-results',
        headers: person.headers,
        payload: {
          user: { id: '', name: 'Ada Person', email: person.email, first_name: 'Ada', last_name: 'Person' },
          payment: { product_id: 'prod_global_fit_silver', amount: 19_900 },
          survey: { id: 'profile-assessment-v1', answers: answersFromSeed(seed) },
        },
      });
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json<{ id: string }>().id;
    },
    wish: (buyer, change = {}) => ({
      product_id: 'prod_global_fit_silver',
      survey_results_id: buyer.profileId,
      return_url: RETURN,
      additional_countries: 0,
      ...change,
    }),
    ask: (person, body) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/payments/create-checkout-session',
        headers: person.headers,
        payload: body,
      }),
    async checkout(buyer, change = {}) {
      const response = await shop.ask(buyer, shop.wish(buyer, change));
      if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
      const started = response.json<CreateCheckoutSessionResponse>();
      const page = here(started.url ?? `${origin}/sandbox/embedded/${started.client_secret}`);
      return {
        ...started,
        buyer,
        page,
        pay: (entry) => payOnPage(page, entry),
        async status(asking) {
          const answer = await test.app.inject({
            url: `/api/v1/payments/session-status/${started.session_id}`,
            headers: asking?.headers ?? {},
          });
          if (answer.statusCode !== 200) throw new Error(answer.body);
          return answer.json<SessionStatusResponse>();
        },
        async file() {
          const file = await openOrderFile(test.context.db, started.order_id);
          if (!file) throw new Error(`There is no order ${started.order_id}.`);
          return file;
        },
      };
    },
    async paid(change = {}) {
      const checkout = await shop.checkout(await shop.buyer(), change);
      await checkout.pay();
      await shop.tellAbout(checkout.session_id, 'checkout.session.completed');
      const { order } = await checkout.file();
      if (order.state !== 'paid') throw new Error(`The order is ${order.state}, not paid.`);
      return checkout;
    },
    async eventAbout(objectId, type) {
      const { data } = await dashboard.events.list({ type, limit: 100 });
      const found = data.find((event) => (event.data.object as { readonly id?: string }).id === objectId);
      if (!found) throw new Error(`The provider has told no ${type} about ${objectId}.`);
      return found;
    },
    async tellAbout(objectId, type) {
      const answer = await shop.tell(await shop.eventAbout(objectId, type));
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ outcome: string }>().outcome;
    },
    tell(event, { secret = sandbox.webhookSecret, body, at, signature } = {}) {
      const text = JSON.stringify(event);
      const seconds = at ?? Math.floor(test.clock.now().getTime() / 1000);
      const header = signature === undefined ? signatureHeader(text, secret, seconds) : signature;
      return test.app.inject({
        method: 'POST',
        url: '/api/v1/payments/webhook',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          ...(header === null ? {} : { 'stripe-signature': header }),
        },
        payload: body ?? text,
      });
    },
    async deliver(checkout) {
      for (const { id, state } of (await checkout.file()).revisions)
        if (state === 'queued') await makeReport(test.context, id);
      for (const { id, state } of (await checkout.file()).mails)
        if (state === 'queued') await sendMail(test.context, id);
    },
    async delivered() {
      const checkout = await shop.paid();
      await shop.deliver(checkout);
      return checkout;
    },
    letters: () => filesIn(join(test.folder, 'mail')),
    alerts: () => test.logged.filter((line) => line.includes('"alert"')),
  };
  return shop;
}
