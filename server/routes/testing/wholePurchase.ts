import { SECOND_ADULT_CONSENT } from '@global-fit/contract/secondAdultTerms';
import { SECOND_ADULT } from '@global-fit/questionnaire/couple';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import type { InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { type Checkout, type Shop, startShop } from '#services/orders/testing/shop';
import { QUICK_REPORTS } from '#services/orders/testing/smallReports';
import { logInOver } from '#testing/person';

/** Everything a customer says, types or receives, none of which may appear where it does not belong. */
export const SAID = {
  email: 'philomena.quillfeather@customer.example',
  newEmail: 'p.quillfeather@moved.example',
  unknownEmail: 'nobody.thistlewick@customer.example',
  name: 'Philomena Quillfeather',
  secondName: 'Bartholomew Quillfeather',
  password: 'marzipan-otter-parade-41',
  wrongPassword: 'gooseberry-lantern-not-it',
  newPassword: 'saffron-kettle-evening-77',
  resetPassword: 'periwinkle-anvil-morning-3',
  ideal: 'A turquoise lighthouse with plumbago hedges',
  medication: 'Levothyroxine-unmistakable 75 mcg',
  condition: 'hypothyroid-unmistakable',
  dealBreakers: 'Never again near pneumatic-chrysanthemums',
  draft: 'draft-of-a-marmalade-orchard',
  contact: 'Please ring me about my unpronounceable-zeppelin',
  searched: 'Quisquilia-on-Sea',
  cardNumber: '4242424242424242',
  spacedCard: '4242 4242 4242 4242',
  declinedCard: '4000 0000 0000 0002',
  cardName: 'PHILOMENA CARDHOLDERSON',
} as const;

/** All secrets issued on the way that open something. */
export interface Walked {
  readonly shop: Shop;
  readonly tokens: readonly string[];
  readonly close: () => Promise<void>;
}

const ANSWERS = answersFromSeed(7, {
  fill: 1,
  given: {
    'full-name': { value: SAID.name },
    email: { value: SAID.email },
    'ideal-life-vision': { value: SAID.ideal },
    'medical-conditions-details': { value: SAID.condition },
    'medication-dependencies': { value: 'yes' },
    'medication-details': { value: SAID.medication },
    'deal-breakers': { value: SAID.dealBreakers },
  },
});

const tokenIn = (text: string): string => /(?:#token=|\/r\/)([\w-]{43})/.exec(text)?.[1] ?? '';

/** Retries until it works, since jobs take time. */
const inTime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  vi.waitFor(work, { timeout: 60_000, interval: 50 });

/** Ways in which a person may sign a request. */
function asker({ app }: Shop, headers: () => Record<string, string>) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const options: InjectOptions = { method, url, headers: headers() };
    return app.inject(payload === undefined ? options : { ...options, payload });
  };
}

type Ask = ReturnType<typeof asker>;

/** What goes wrong on the way: wrong ids, wrong inputs and refusals. */
async function stumble({ app }: Shop, ask: Ask): Promise<void> {
  await logInOver(app, SAID.email, SAID.wrongPassword).catch(() => {});
  await logInOver(app, SAID.unknownEmail, SAID.wrongPassword).catch(() => {});
  const json = { 'content-type': 'application/json' };
  const cut = JSON.stringify({ email: SAID.email, password: SAID.password }).slice(0, -3);
  await app.inject({ method: 'POST', url: '/api/v1/users/signup', headers: json, payload: cut });
  await ask('POST', '/api/v1/users/signup', { email: SAID.ideal, password: SAID.password, full_name: 7 });
  await ask('POST', '/api/v1/users/signup', {
    email: SAID.email,
    password: SAID.email,
    full_name: SAID.name,
  });
  await ask('GET', `/api/v1/users/me?email=${SAID.email}&note=${encodeURIComponent(SAID.ideal)}`);
  await ask('GET', `/nowhere/${SAID.draft}?q=${SAID.draft}`);
  await ask('GET', `/api/v1/places/suggest?q=${SAID.searched}`);
  await ask('PUT', '/api/v1/drafts/profile-assessment', { version: 'x', answers: { x: SAID.draft } });
  await ask('PATCH', '/api/v1/drafts/profile-assessment', { version: 7, answers: { x: SAID.draft } });
  await ask('POST', '/api/v1/survey-results', { survey: { answers: { age: { value: SAID.condition } } } });
  await ask('POST', '/api/v1/payments/webhook', { email: SAID.email });
  await ask('POST', '/f/contact', { name: SAID.name, email: SAID.contact, message: '', privacy: true });
}

/** From the draft to the paid order, with a card that is declined first. */
async function buy(shop: Shop, ask: Ask, headers: Record<string, string>, token: string): Promise<Checkout> {
  const { id } = (await ask('GET', '/api/v1/users/me')).json<{ id: string }>();
  await ask('PUT', '/api/v1/consents/health', { text_version: '1' });
  await ask('PUT', '/api/v1/drafts/profile-assessment', {
    version: 0,
    answers: { 'ideal-life-vision': { value: SAID.draft } },
    section_index: 2,
  });
  await ask('PATCH', '/api/v1/drafts/profile-assessment', {
    version: 1,
    answers: { 'ideal-life-vision': { value: `${SAID.draft}!` } },
    section_index: 3,
  });
  const submitted = await ask('POST', '/api/v1/survey-results', {
    user: { id, name: SAID.name, email: SAID.email, first_name: 'Philomena', last_name: 'Quillfeather' },
    payment: { product_id: 'prod_global_fit_gold', amount: 29_900 },
    survey: { id: 'profile-assessment-v1', answers: ANSWERS },
  });
  if (submitted.statusCode !== 200) throw new Error(submitted.body);
  const profileId = submitted.json<{ id: string }>().id;
  const buyer = { id, email: SAID.email, token, headers: { authorization: headers['authorization'] ?? '' } };
  const checkout = await shop.checkout({ ...buyer, profileId }, { product_id: 'prod_global_fit_gold' });
  await checkout.pay({ cardNumber: SAID.declinedCard, cardName: SAID.cardName, email: SAID.email });
  await checkout.pay({ cardNumber: SAID.spacedCard, cardName: SAID.cardName, email: SAID.email });
  await ask('GET', `/api/v1/payments/session-status/${checkout.session_id}`);
  await inTime(async () => {
    const { revisions } = await checkout.file();
    if (revisions[0]?.state !== 'delivered') throw new Error(`The report is ${revisions[0]?.state}.`);
  });
  return checkout;
}

/** Private links: created, opened and mistyped. */
async function share(ask: Ask, { order_id: id }: Checkout, given: string[]): Promise<void> {
  const made = await ask('POST', `/api/v1/orders/${id}/share`, { scope: 'most', show_name: true });
  const shared = tokenIn(made.body);
  await ask('POST', '/api/v1/shared-reports/open', { token: shared });
  await ask('GET', `/r/${shared}`);
  await ask('POST', '/api/v1/shared-reports/open', { token: `${shared}x` });
  const invited = await ask('POST', '/api/v1/users/me/second-adult');
  const partner = tokenIn(invited.body);
  await ask('POST', '/api/v1/second-adult/open', { token: partner });
  await ask('POST', '/api/v1/second-adult/answers', {
    token: partner,
    name: SAID.secondName,
    answers: answersFromSeed(3, { form: SECOND_ADULT, fill: 1 }),
    consent: { text_version: SECOND_ADULT_CONSENT },
  });
  await ask('POST', '/api/v1/second-adult/withdraw', { token: partner });
  given.push(shared, partner);
}

/** The link in the newest mail that has one; the job that sends it may take a moment. */
async function mailedToken({ letters }: Shop, subject: string): Promise<string> {
  return inTime(async () => {
    const letter = (await letters()).find((text) => text.includes(`Subject: ${subject}`));
    const token = tokenIn((letter ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
    if (token === '') throw new Error(`There is no letter "${subject}".`);
    return token;
  });
}

/** Forgotten password, new address, new password, and deletion of the account. */
async function live(shop: Shop, ask: Ask, setToken: (token: string) => void, given: string[]): Promise<void> {
  await ask('POST', '/api/v1/password-recovery', { email: SAID.unknownEmail });
  await ask('POST', '/api/v1/password-recovery', { email: SAID.email });
  const reset = await mailedToken(shop, 'Choose a new password');
  await ask('POST', '/api/v1/reset-password', { token: `${reset}x`, new_password: SAID.resetPassword });
  await ask('POST', '/api/v1/reset-password', { token: reset, new_password: SAID.resetPassword });
  setToken(await logInOver(shop.app, SAID.email, SAID.resetPassword));
  await ask('POST', '/api/v1/users/me/email', { email: SAID.newEmail, password: SAID.wrongPassword });
  await ask('POST', '/api/v1/users/me/email', { email: SAID.newEmail, password: SAID.resetPassword });
  const change = await mailedToken(shop, 'Confirm your new address');
  await ask('POST', '/api/v1/users/confirm-email', { token: `${change}x` });
  await ask('POST', '/api/v1/users/confirm-email', { token: change });
  await ask('POST', '/api/v1/users/me/password', {
    current_password: SAID.resetPassword,
    new_password: SAID.newPassword,
  });
  await ask('GET', '/api/v1/users/me/data');
  await ask('POST', '/f/contact', {
    name: SAID.name,
    email: SAID.email,
    message: SAID.contact,
    privacy: true,
  });
  await ask('POST', '/api/v1/users/me/sign-out-everywhere');
  setToken(await logInOver(shop.app, SAID.newEmail, SAID.newPassword));
  await ask('POST', '/api/v1/logout');
  const last = await logInOver(shop.app, SAID.newEmail, SAID.newPassword);
  setToken(last);
  given.push(reset, change, last);
}

/** A mail server that fails once and quotes the recipient. */
function refuseOnce({ context: { mailer } }: Shop): void {
  const send = mailer.send.bind(mailer);
  let refused = false;
  Object.assign(mailer, {
    send: async (mail: Parameters<typeof send>[0]) => {
      if (!refused) {
        refused = true;
        throw new Error(`451 4.3.0 <${mail.to}>: try again later: ${mail.subject}`);
      }
      return send(mail);
    },
  });
}

/** A builder that fails once, quoting everything it received, as a failed query does. */
function stumbleOnce({ context }: Shop): void {
  const build = context.buildReport;
  let stumbled = false;
  Object.assign(context, {
    buildReport: (input: Parameters<typeof build>[0]) => {
      if (stumbled) return build(input);
      stumbled = true;
      throw new Error(`Failed query: update "report_revisions"\nparams: ${JSON.stringify(input.answers)}`);
    },
  });
}

/** Takes a customer through everything the product does, with jobs and provider events, all of it logged. */
export async function walkWholePurchase(): Promise<Walked> {
  const shop = await startShop({
    deliver: true,
    env: { RATE_LIMIT_RESET: 'off', RATE_LIMIT_CONTACT: 'off' },
  });
  Object.assign(shop.context, QUICK_REPORTS);
  refuseOnce(shop);
  stumbleOnce(shop);
  let headers: Record<string, string> = {};
  const ask = asker(shop, () => headers);
  const given: string[] = [];
  const setToken = (token: string): void => {
    headers = { authorization: `Bearer ${token}` };
    given.push(token);
  };
  await shop.work();
  await ask('POST', '/api/v1/users/signup', {
    email: SAID.email,
    password: SAID.password,
    full_name: SAID.name,
    country_of_residence: 'PRT',
  });
  const token = await logInOver(shop.app, SAID.email, SAID.password);
  setToken(token);
  await stumble(shop, ask);
  const checkout = await buy(shop, ask, headers, token);
  await ask('GET', `/api/v1/orders/${checkout.order_id}/report`);
  await ask('GET', `/api/v1/orders/${checkout.order_id}/report.pdf`);
  await share(ask, checkout, given);
  await live(shop, ask, setToken, given);
  await ask('POST', `/api/v1/orders/${checkout.order_id}/refund-request`, { reason: SAID.contact });
  return {
    shop,
    tokens: [...given, checkout.client_secret ?? ''].filter(Boolean),
    close: () => shop.close(),
  };
}
