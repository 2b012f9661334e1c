/** What a customer types on the payment page. Omitted fields stay as they are. */
export interface CustomerEntry {
  readonly email?: string;
  readonly cardNumber?: string;
  readonly cardExpiry?: string;
  readonly cardCvc?: string;
  readonly cardName?: string;
  readonly method?: 'card' | 'us_bank_account';
  readonly debitResult?: 'success' | 'failure';
  readonly terms?: string;
  readonly promotions?: string;
}

export interface PageAnswer {
  readonly status: number;
  /** The redirect of the page; null where it stays. */
  readonly location: string | null;
  readonly html: string;
}

const DEFAULTS: Required<
  Pick<CustomerEntry, 'method' | 'cardNumber' | 'cardExpiry' | 'cardCvc' | 'cardName'>
> = {
  method: 'card',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12 / 40',
  cardCvc: '123',
  cardName: 'Test Customer',
};

/**
 * Pays on a payment page over HTTP like a browser: reads the form, fills it in, posts it. Uses a successful card
 * unless `entry` has another.
 */
export async function payOnPage(pageUrl: string, entry: CustomerEntry = {}): Promise<PageAnswer> {
  const page = await fetch(pageUrl, { redirect: 'manual' });
  const form = formAt(await page.text());
  return postForm(new URL(form.action, pageUrl), { ...DEFAULTS, nonce: form.nonce, ...entry });
}

/** Posts a form without following the redirect. */
export async function postForm(
  url: URL | string,
  fields: Readonly<Record<string, string>>,
): Promise<PageAnswer> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
}

/** The payment form of a page: its address, and the token that makes it count once. */
export function formAt(html: string): { action: string; nonce: string } {
  const action = /<form id="pay" method="post" action="([^"]+)"/.exec(html)?.[1];
  const nonce = /name="nonce" value="([^"]+)"/.exec(html)?.[1];
  if (action === undefined || nonce === undefined) throw new Error('The page has no payment form.');
  return { action, nonce };
}
