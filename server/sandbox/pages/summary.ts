import { formatMoney } from '../money.ts';
import type { LineItem, Session } from '../wire.ts';
import { html, type Html } from './html.ts';

export interface SummaryView {
  readonly session: Session;
  readonly lineItems: readonly LineItem[];
  /** The code in use, as it was created. */
  readonly code: string | null;
  /** For the code field: the error, and what was typed. */
  readonly codeProblem: { readonly typed: string; readonly message: string } | null;
  /** The address to which the page's forms post. */
  readonly path: string;
}

/** The purchase: lines, discount, tax and total, and the field for a promotion code. */
export function summary(view: SummaryView): Html {
  const { session, lineItems } = view;
  const money = (amount: number | null) => formatMoney(amount ?? 0, session.currency ?? 'usd');
  const { amount_discount: discount = 0, amount_tax: tax = 0 } = session.total_details ?? {};
  return html`<section class="summary" aria-labelledby="summary-title">
<h1 id="summary-title">Your order</h1>
<p class="total">${money(session.amount_total)}</p>
<ul class="lines">${lineItems.map(line)}</ul>
<dl class="sums">
${discount > 0 || tax > 0 ? row('Subtotal', money(session.amount_subtotal)) : null}
${discount > 0 ? row(view.code ? html`Discount <span class="code">${view.code}</span>` : 'Discount', `−${money(discount)}`) : null}
${tax > 0 ? row('Tax', money(tax)) : null}
${row('Total due', money(session.amount_total), 'due')}
</dl>
${session.allow_promotion_codes ? promotion(view) : null}
</section>`;
}

function line(item: LineItem): Html {
  const quantity = item.quantity ?? 1;
  const each = formatMoney(item.price.unit_amount ?? 0, item.currency);
  return html`<li>
<span class="what">${item.description}${quantity > 1 ? html`<small>${quantity} × ${each}</small>` : null}</span>
<span class="amount">${formatMoney(item.amount_subtotal, item.currency)}</span>
</li>`;
}

function row(label: Html | string, amount: string, name = ''): Html {
  return html`<div class="${name}"><dt>${label}</dt><dd>${amount}</dd></div>`;
}

function promotion({ code, codeProblem, path }: SummaryView): Html {
  if (code !== null) {
    return html`<form class="promotion" method="post" action="${path}/promotion">
<p>Promotion code <strong class="code">${code}</strong> is applied.</p>
<button class="quiet" name="remove" value="1">Remove</button>
</form>`;
  }
  const problem = codeProblem
    ? html`<p class="problem" id="code-problem" role="alert">${codeProblem.message}</p>`
    : null;
  return html`<form class="promotion" method="post" action="${path}/promotion" novalidate>
<label for="code">Promotion code</label>
<div class="joined">
<input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="60" value="${codeProblem?.typed ?? ''}"${codeProblem ? html` aria-invalid="true" aria-describedby="code-problem" autofocus` : null}>
<button class="quiet">Apply</button>
</div>
${problem}
</form>`;
}
