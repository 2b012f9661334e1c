import { payOnPage } from '@global-fit/server/sandbox/testing/payOnPage';
import type { Persona } from '@global-fit/matching/testing/persona';

async function call<Body>(url: string, init: RequestInit = {}): Promise<Body> {
  const response = await fetch(url, init);
  if (!response.ok)
    throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

const json = (token: string | null, body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify(body),
});

export interface Purchase {
  readonly email: string;
  readonly orderId: string;
  readonly product: string;
  /** `performance.now()` when the customer pressed Pay. */
  readonly paidAt: number;
}

/** A persona's whole purchase over HTTP: account, answers, checkout, card. */
export async function orderReport(origin: string, persona: Persona, productId: string): Promise<Purchase> {
  const api = `${origin}/api/v1`;
  const email = `${persona.id}@example.com`;
  const password = `a long password for ${persona.id}`;
  const name = String(persona.answers['full-name']?.value ?? persona.title);
  await call(`${api}/users/signup`, json(null, { email, password, full_name: name }));
  const { access_token: token } = await call<{ access_token: string }>(`${api}/login/access-token`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  const { data: products } = await call<{ data: { id: string; stripe_product_id: string; name: string }[] }>(
    `${api}/products`,
  );
  const product = products.find(({ id }) => id === productId);
  if (!product) throw new Error(`There is no product ${productId}.`);
  const profile = await call<{ id: string }>(
    `${api}/survey-results`,
    json(token, {
      survey: { id: 'profile-assessment-v1', answers: persona.answers },
      consents: { health: { text_version: 'demo' } },
    }),
  );
  const session = await call<{ url: string; order_id: string }>(
    `${api}/payments/create-checkout-session`,
    json(token, {
      product_id: product.stripe_product_id,
      survey_results_id: profile.id,
      return_url: `${origin}/payments/checkout-success?product_id=${product.id}&additional_countries=0`,
      additional_countries: 0,
    }),
  );
  const paidAt = performance.now();
  const answer = await payOnPage(session.url, { cardName: name });
  if (answer.location === null)
    throw new Error(`The payment page of ${email} did not lead back (${answer.status}).`);
  return { email, orderId: session.order_id, product: product.name, paidAt };
}
