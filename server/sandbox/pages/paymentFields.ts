import { formatMoney } from '../money.ts';
import { TEST_CARDS } from '../payments/testCards.ts';
import type { PageProblems, Session } from '../wire.ts';
import { field } from './field.ts';
import { html, type Html } from './html.ts';
import type { Typed } from './readForm.ts';

export interface PaymentView {
  readonly session: Session;
  readonly path: string;
  readonly nonce: string;
  /** What the customer typed before; the security code is never sent back. */
  readonly typed: Typed;
  readonly problems: PageProblems;
  readonly settleAfterSeconds: number;
  /** For examples of an expiry date. */
  readonly year: number;
}

const FOCUS_ORDER = ['email', 'cardNumber', 'cardExpiry', 'cardCvc', 'cardName', 'terms'];

/** The payment form: contact, method, card or bank debit, consents, Pay. */
export function paymentFields(view: PaymentView): Html {
  const { session, path, nonce, problems } = view;
  const first = FOCUS_ORDER.find((name) => problems[name] !== undefined);
  const free = session.amount_total === 0;
  return html`<section class="payment" aria-labelledby="payment-title">
<h2 id="payment-title">${free ? 'Confirm your order' : 'Payment details'}</h2>
${problems['form'] ? html`<p class="problem banner" role="alert">${problems['form']}</p>` : null}
<form id="pay" method="post" action="${path}/pay" novalidate>
<input type="hidden" name="nonce" value="${nonce}">
${contact(view, first)}
${free ? null : methods(view, first)}
${consents(view)}
<button class="pay" data-busy="Processing…">${payLabel(session)}</button>
${session.custom_text.submit ? html`<p class="hint">${session.custom_text.submit.message}</p>` : null}
</form>
${free ? null : testCards(view)}
${session.cancel_url ? html`<p class="back"><a href="${path}/cancel">Cancel and go back</a></p>` : null}
</section>`;
}

const VERBS: Readonly<Record<string, string>> = { book: 'Book', donate: 'Donate' };

function payLabel(session: Session): string {
  if (session.amount_total === 0) return 'Complete order';
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd');
  return `${VERBS[session.submit_type ?? ''] ?? 'Pay'} ${amount}`;
}

function contact({ session, typed, problems }: PaymentView, first: string | undefined): Html {
  if (session.customer_email) {
    return html`<p class="fixed"><span>E-mail</span> <strong>${session.customer_email}</strong></p>`;
  }
  return field({
    name: 'email',
    label: 'E-mail',
    value: typed['email'] ?? '',
    problem: problems['email'],
    focus: first === 'email',
    attributes: html`type="email" autocomplete="email" inputmode="email" spellcheck="false" required`,
  });
}

function methods(view: PaymentView, first: string | undefined): Html {
  const { session, typed } = view;
  const { payment_method_types: types } = session;
  if (types.length === 1) {
    const [only = 'card'] = types;
    return html`<input type="hidden" name="method" value="${only}">${only === 'card' ? card(view, first) : debit(view)}`;
  }
  const chosen = typed['method'] === 'us_bank_account' ? 'us_bank_account' : 'card';
  return html`<fieldset class="methods">
<legend>Pay with</legend>
<div class="choice">
<input type="radio" id="by-card" name="method" value="card"${chosen === 'card' ? html` checked` : null}>
<label for="by-card">Card</label>
<div class="panel">${card(view, first)}</div>
</div>
<div class="choice">
<input type="radio" id="by-debit" name="method" value="us_bank_account"${chosen === 'card' ? null : html` checked`}>
<label for="by-debit">Bank debit <small>settles later</small></label>
<div class="panel">${debit(view)}</div>
</div>
</fieldset>`;
}

function card({ typed, problems, year }: PaymentView, first: string | undefined): Html {
  const common = (name: string, label: string, attributes: Html) =>
    field({
      name,
      label,
      attributes,
      value: name === 'cardCvc' ? '' : (typed[name] ?? ''),
      problem: problems[name],
      focus: first === name,
    });
  return html`<div class="card">
${common('cardNumber', 'Card number', html`autocomplete="cc-number" inputmode="numeric" maxlength="26" placeholder="1234 1234 1234 1234" spellcheck="false" required`)}
<div class="pair">
${common('cardExpiry', 'Expiry date', html`autocomplete="cc-exp" inputmode="numeric" maxlength="9" placeholder="MM / YY" aria-label="Expiry date, month and year, for example 04 / ${(year + 4) % 100}" required`)}
${common('cardCvc', 'Security code (CVC)', html`autocomplete="cc-csc" inputmode="numeric" maxlength="4" placeholder="CVC" required`)}
</div>
${common('cardName', 'Name on card', html`autocomplete="cc-name" autocapitalize="words" spellcheck="false" maxlength="200" required`)}
</div>`;
}

function debit({ typed, settleAfterSeconds }: PaymentView): Html {
  const failure = typed['debitResult'] === 'failure';
  return html`<fieldset class="debit">
<legend>A test bank account; the money arrives about ${settleAfterSeconds} seconds later.</legend>
<label><input type="radio" name="debitResult" value="success"${failure ? null : html` checked`}> Account ending 6789: the debit succeeds</label>
<label><input type="radio" name="debitResult" value="failure"${failure ? html` checked` : null}> Account ending 1116: the debit fails</label>
</fieldset>`;
}

function consents({ session, typed, problems }: PaymentView): Html {
  const asked = session.consent_collection;
  const terms =
    session.custom_text.terms_of_service_acceptance?.message ?? 'I agree to the terms of service.';
  const problem = problems['terms'];
  return html`${
    asked?.terms_of_service === 'required'
      ? html`<div class="consent"><label><input type="checkbox" name="terms" value="1" required${ticked(typed['terms'])}${problem ? html` aria-invalid="true" aria-describedby="terms-problem"` : null}> ${terms}</label>
${problem ? html`<p class="problem" id="terms-problem" role="alert">${problem}</p>` : null}</div>`
      : null
  }${
    asked?.promotions === 'auto'
      ? html`<div class="consent"><label><input type="checkbox" name="promotions" value="1"${ticked(typed['promotions'])}> Send me news and offers by e-mail.</label></div>`
      : null
  }`;
}

const ticked = (sent: string | undefined): Html | null => (sent ? html` checked` : null);

function testCards({ year }: PaymentView): Html {
  const rows = TEST_CARDS.filter((one) => one.listed).map(
    ({ number, label }) => html`<tr>
<td><button type="button" class="number" data-card="${number}">${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</button></td>
<td>${label}</td>
</tr>`,
  );
  return html`<details class="cards">
<summary>Test cards</summary>
<p>Any expiry date ahead, such as 04 / ${(year + 4) % 100}, and any three digits as security code.</p>
<table><caption class="hidden">Test card numbers and what each does</caption>
<thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead>
<tbody>${rows}</tbody></table>
</details>`;
}
