import { isDeepStrictEqual } from 'node:util';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import type { Answers } from '@global-fit/questionnaire/model';
import { payOnPage } from '@global-fit/server/sandbox/testing/payOnPage';

/** A customer's intention. `leave` never pays, `declined` uses a declined card. */
export type Plan = 'pay' | 'leave' | 'declined';

/** A customer, and what the server has acknowledged to them with a 2xx. */
export interface Customer {
  readonly email: string;
  readonly seed: number;
  readonly plan: Plan;
  /** Saves other answers between checkout and payment, the beginning of another profile. */
  readonly changesMind: boolean;
  signedUp: boolean;
  token: string | null;
  /** Answers of the last acknowledged save, and of one whose response never came. */
  draft: Answers | null;
  draftUnderWay: Answers | null;
  profile: { readonly id: string; readonly answers: Answers } | null;
  order: { readonly id: string; readonly page: string } | null;
  changed: boolean;
  /** Pressed the button, whatever the result. */
  pressed: boolean;
  /** Was redirected to the shop after paying. */
  thanked: boolean;
  done: boolean;
}

export const PASSWORD = 'correct horse battery staple';
const PRODUCTS = ['prod_global_fit_bronze', 'prod_global_fit_silver', 'prod_global_fit_gold'];
/** Health answers are stored only with this. */
const consents = { health: { text_version: 'crash' } };
const DRAFT = '/api/v1/drafts/profile-assessment';

export function newCustomer(email: string, seed: number, plan: Plan, changesMind: boolean): Customer {
  const nothingYet = { signedUp: false, token: null, draft: null, draftUnderWay: null, profile: null };
  const later = { order: null, changed: false, pressed: false, thanked: false, done: false };
  return { email, seed, plan, changesMind, ...nothingYet, ...later };
}

/** The answers for a seed, one of which differs between customers and between saves. */
function answersOf({ seed }: Customer, version: number): Answers {
  return { ...answersFromSeed(seed % 40), age: { value: 20 + ((seed + version) % 60) } };
}

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function ask(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

/** A response that is neither a success nor an expected refusal. */
function unexpected(what: string, { status, body }: Reply): Error {
  return new Error(`${what} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
}

function headers(customer: Customer): Record<string, string> {
  return { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` };
}

async function signUp(origin: string, customer: Customer): Promise<void> {
  const body = JSON.stringify({ email: customer.email, password: PASSWORD, full_name: 'Ada Person' });
  const json = { 'content-type': 'application/json' };
  const reply = await ask(`${origin}/api/v1/users/signup`, { method: 'POST', headers: json, body });
  // 409: the first call succeeded, and its response was lost.
  if (reply.status !== 200 && reply.status !== 409) throw unexpected('signup', reply);
  customer.signedUp = true;
}

async function signIn(origin: string, customer: Customer): Promise<void> {
  const body = new URLSearchParams({ username: customer.email, password: PASSWORD });
  const reply = await ask(`${origin}/api/v1/login/access-token`, { method: 'POST', body });
  if (reply.status !== 200) throw unexpected('login', reply);
  customer.token = String(reply.body['access_token']);
}

/** Saves like the page: a whole first draft, and only changes of a later one. */
async function save(origin: string, customer: Customer, answers: Answers): Promise<void> {
  const before = await ask(`${origin}${DRAFT}`, { headers: headers(customer) });
  if (before.status !== 200) throw unexpected('the draft', before);
  const { version } = before.body;
  const kept = before.body['answers'] as Answers;
  const changes = Object.entries(answers).filter(([id, answer]) => !isDeepStrictEqual(kept[id], answer));
  const draft = version === 0 ? { answers, consents } : { answers: Object.fromEntries(changes) };
  customer.draftUnderWay = answers;
  const reply = await ask(`${origin}${DRAFT}`, {
    method: version === 0 ? 'PUT' : 'PATCH',
    headers: headers(customer),
    body: JSON.stringify({ ...draft, version, section_index: 3 }),
  });
  if (reply.status !== 200) throw unexpected('the save', reply);
  customer.draft = answers;
  customer.draftUnderWay = null;
}

async function submit(origin: string, customer: Customer): Promise<void> {
  const answers = answersOf(customer, 1);
  const reply = await ask(`${origin}/api/v1/survey-results`, {
    method: 'POST',
    headers: headers(customer),
    body: JSON.stringify({ survey: { id: 'profile-assessment-v1', answers }, consents }),
  });
  if (reply.status !== 200) throw unexpected('the submission', reply);
  customer.profile = { id: String(reply.body['id']), answers };
}

/** What a customer orders; the same on every call. */
export function checkoutBody(origin: string, customer: Customer): object {
  return {
    product_id: PRODUCTS[customer.seed % PRODUCTS.length],
    survey_results_id: customer.profile?.id,
    return_url: `${origin}/payments/checkout-success`,
    additional_countries: 0,
  };
}

async function order(origin: string, customer: Customer): Promise<void> {
  const reply = await ask(`${origin}/api/v1/payments/create-checkout-session`, {
    method: 'POST',
    headers: headers(customer),
    body: JSON.stringify(checkoutBody(origin, customer)),
  });
  if (reply.status !== 200) throw unexpected('the checkout', reply);
  customer.order = { id: String(reply.body['order_id']), page: String(reply.body['url']) };
}

async function pay(customer: Customer): Promise<void> {
  if (!customer.order) return;
  customer.pressed = true;
  const card = customer.plan === 'declined' ? { cardNumber: '4000000000000002' } : {};
  try {
    const answer = await payOnPage(customer.order.page, card);
    customer.thanked ||= customer.plan === 'pay' && answer.status === 303;
  } catch (error) {
    // The page of a paid session has no form: the button was pressed before the server died.
    if (!(error instanceof Error && error.message.includes('no payment form'))) throw error;
  }
}

/** Continues from wherever the customer was; throws where the server does not respond. Safe to repeat. */
export async function goOn(origin: string, customer: Customer): Promise<void> {
  if (!customer.signedUp) await signUp(origin, customer);
  if (!customer.token) await signIn(origin, customer);
  if (!customer.profile) {
    if (!customer.draft) await save(origin, customer, answersOf(customer, 0));
    await save(origin, customer, answersOf(customer, 1));
    await submit(origin, customer);
  }
  if (!customer.order) await order(origin, customer);
  if (customer.changesMind && !customer.changed) {
    await save(origin, customer, answersOf(customer, 2));
    customer.changed = true;
  }
  if (customer.plan !== 'leave') await pay(customer);
  customer.done = true;
}
