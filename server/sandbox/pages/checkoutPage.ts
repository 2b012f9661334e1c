import type { SandboxCore } from '../types.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { paymentFields, type PaymentView } from './paymentFields.ts';
import type { Typed } from './readForm.ts';
import { summary, type SummaryView } from './summary.ts';

export type CheckoutView = SummaryView & PaymentView;

/** The payment page. */
export function checkoutPage(core: SandboxCore, view: CheckoutView): string {
  const embedded = view.session.ui_mode === 'embedded_page';
  const wrong = Object.keys(view.problems).length > 0 || view.codeProblem !== null;
  const title = `${wrong ? 'Please check: ' : ''}Pay ${core.settings.merchantName}`;
  return layout(
    core,
    { title, embedded, path: view.path },
    html`<div class="columns">${summary(view)}${paymentFields(view)}</div>`,
  );
}

export interface AuthenticationView {
  readonly path: string;
  readonly amount: string;
  readonly card: string;
  readonly embedded: boolean;
  /** What the payment page shows again where authentication fails. */
  readonly typed: Typed;
}

/** The 3-D Secure page of the test bank. */
export function authenticationPage(core: SandboxCore, view: AuthenticationView): string {
  const carried = Object.entries(view.typed).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}">`,
  );
  const content = html`<section class="bank">
<p class="bank-name">Test Bank <span>3-D Secure</span></p>
<h1>Is this you?</h1>
<p>${core.settings.merchantName} asks for <strong>${view.amount}</strong> from the card ${view.card}. A real bank would ask for a code or a fingerprint here; the test bank takes your word.</p>
<form method="post" action="${view.path}">${carried}
<button class="pay" name="answer" value="complete" data-busy="One moment…">Complete authentication</button>
<button class="quiet wide" name="answer" value="fail">Fail authentication</button>
</form>
</section>`;
  return layout(
    core,
    { title: '3-D Secure: Test Bank', embedded: view.embedded, path: view.path, narrow: true },
    content,
  );
}

export interface MessageView {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string; readonly top?: boolean } | null;
  readonly embedded: boolean;
  readonly message?: { readonly sessionId: string; readonly redirectTo: string | null };
}

/** A page with a message only: paid, expired, not found. */
export function messagePage(core: SandboxCore, view: MessageView): string {
  const { link, message } = view;
  const anchor: Html | null = link
    ? html`<p><a class="button" href="${link.href}"${link.top ? html` target="_top"` : null}>${link.label}</a></p>`
    : null;
  const content = html`<section class="message" role="status"><h1>${view.title}</h1><p>${view.text}</p>${anchor}</section>`;
  const frame = { title: view.title, embedded: view.embedded, narrow: true, ...(message ? { message } : {}) };
  return layout(core, frame, content);
}
