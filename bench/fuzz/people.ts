import { setTimeout as delay } from 'node:timers/promises';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';
import { payOnPage } from '@global-fit/server/sandbox/testing/payOnPage';
import type { Known } from './schema.ts';

const PASSWORD = 'a kettle, a fern and a drum';
const SILVER = 'prod_global_fit_silver';

/** A person with an account, a profile and an open order. */
export interface FuzzPerson {
  readonly token: string;
  readonly known: Known;
}

async function call<Answer>(
  origin: string,
  method: string,
  path: string,
  token: string | null,
  body: unknown,
): Promise<Answer> {
  const form = body instanceof URLSearchParams;
  const send = () =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(form ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: form ? body : JSON.stringify(body),
    });
  let answer = await send();
  // The product logs the cause, which is among the faults at the end; the run itself goes on.
  for (let tries = 1; [502, 503].includes(answer.status) && tries < 5; tries += 1) {
    await delay(2000);
    answer = await send();
  }
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

let made = 0;

/** Pays a hosted checkout with a valid card, and waits for the report. */
async function buy(origin: string, url: string, orderId: string, token: string): Promise<void> {
  await payOnPage(url);
  for (let waited = 0; waited < 300; waited += 1) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api/v1/orders/${orderId}/report`, { headers });
    await answer.body?.cancel();
    if (answer.ok) return;
    await delay(1000);
  }
  throw new Error('A report was paid and did not come within five minutes.');
}

/** Signs a person up and takes them to the payment page; with `buys`, to the report. */
export async function newPerson(origin: string, buys = false): Promise<FuzzPerson> {
  made += 1;
  const email = `fuzzed-person-${made}@example.org`;
  const signup = { email, password: PASSWORD, full_name: 'Fuzzed Person', country_of_residence: 'PRT' };
  const { id: userId } = await call<{ id: string }>(origin, 'POST', '/api/v1/users/signup', null, signup);
  const form = new URLSearchParams({ username: email, password: PASSWORD });
  const { access_token: token } = await call<{ access_token: string }>(
    origin,
    'POST',
    '/api/v1/login/access-token',
    null,
    form,
  );
  const answers = answersFromSeed(made);
  const { id: profileId } = await call<{ id: string }>(origin, 'POST', '/api/v1/survey-results', token, {
    user: { id: userId, name: 'Fuzzed Person', email },
    payment: { product_id: SILVER, amount: 19_900 },
    survey: { id: 'profile-assessment-v1', answers },
  });
  const order = await call<{ session_id: string; order_id: string; url: string }>(
    origin,
    'POST',
    '/api/v1/payments/create-checkout-session',
    token,
    {
      product_id: SILVER,
      survey_results_id: profileId,
      return_url: `${origin}/payments/checkout-success?product_id=${SILVER}`,
      additional_countries: 0,
    },
  );
  if (buys) await buy(origin, order.url, order.order_id, token);
  const { link } = await call<{ link: string }>(origin, 'POST', '/api/v1/users/me/second-adult', token, {});
  return {
    token,
    known: {
      'orders/id': [order.order_id],
      'survey-results/id': [profileId],
      'products/id': [SILVER],
      'checkout/id': [order.session_id],
      'authenticate/id': [order.session_id],
      token: [link.split('token=').at(-1)],
      id: [order.order_id, profileId, order.session_id],
      order_id: [order.order_id],
      session_id: [order.session_id],
      product_id: [SILVER],
      survey_results_id: [profileId],
      return_url: [`${origin}/payments/checkout-success`],
      answers: [answers],
      username: [email],
      email: [email, 'nobody@example.org'],
      password: [PASSWORD],
      current_password: [PASSWORD],
      new_password: [PASSWORD],
      additional_country_codes: [[], ['PRT'], ['XXX']],
      iso3: ['PRT', 'XXX'],
      file: ['portugal_profile'],
      name: ['portugal', 'Ada'],
      formId: ['contact'],
      project: ['site'],
      text_version: ['2026-11'],
      version: [0, 1, 2],
    },
  };
}
