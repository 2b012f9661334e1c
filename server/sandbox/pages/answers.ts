import type { FastifyReply } from 'fastify';
import { formatMoney } from '../money.ts';
import { findObject, type Stored } from '../store.ts';
import type { SandboxCore } from '../types.ts';
import { idOf, type PageProblems, type Session } from '../wire.ts';
import { workOn } from '../work.ts';
import { cancelUrl, completionUrl, pagePath, securityPolicy } from './addresses.ts';
import { authenticationPage, checkoutPage, messagePage } from './checkoutPage.ts';
import type { Typed } from './readForm.ts';
import type { SummaryView } from './summary.ts';

/** Sends a page with the headers that all pages of the sandbox have. */
function sendPage(reply: FastifyReply, session: Session | null, page: string) {
  return reply
    .headers({
      'Content-Security-Policy': securityPolicy(session),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': session?.ui_mode === 'embedded_page' ? 'SAMEORIGIN' : 'DENY',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

export interface CheckoutState {
  readonly typed?: Typed;
  readonly problems?: PageProblems;
  readonly codeProblem?: SummaryView['codeProblem'];
}

/** The payment page of an open session, with what was typed and what was wrong. */
export async function sendCheckout(
  core: SandboxCore,
  reply: FastifyReply,
  { object: session, internal }: Stored<'checkout.session'>,
  state: CheckoutState = {},
) {
  const codeId = internal.discount?.promotionCode;
  const work = workOn(core, core.db, null);
  const code = codeId ? await findObject(work, 'promotion_code', codeId) : null;
  const page = checkoutPage(core, {
    session,
    lineItems: internal.lineItems,
    code: code?.object.code ?? null,
    codeProblem: state.codeProblem ?? null,
    path: pagePath(session),
    nonce: core.ids.random(24),
    typed: state.typed ?? {},
    problems: state.problems ?? {},
    settleAfterSeconds: core.settings.settleAfterSeconds,
    year: core.clock.now().getUTCFullYear(),
  });
  return sendPage(reply, session, page);
}

/** The 3-D Secure page of a session. `typed` is what the payment page shows again where authentication fails. */
export async function sendAuthentication(
  core: SandboxCore,
  reply: FastifyReply,
  session: Session,
  typed: Typed,
) {
  const work = workOn(core, core.db, null);
  const intent = await findObject(work, 'payment_intent', idOf(session.payment_intent) ?? '');
  const method = await findObject(work, 'payment_method', intent?.internal.awaiting?.paymentMethod ?? '');
  const page = authenticationPage(core, {
    path: `/sandbox/authenticate/${session.id}`,
    amount: formatMoney(session.amount_total ?? 0, session.currency ?? 'usd'),
    card: `ending in ${method?.object.card?.last4 ?? '????'}`,
    embedded: session.ui_mode === 'embedded_page',
    typed,
  });
  return sendPage(reply, session, page);
}

/** The page of a session that can no longer be paid. */
export function sendClosed(core: SandboxCore, reply: FastifyReply, session: Session) {
  const embedded = session.ui_mode === 'embedded_page';
  if (session.status === 'expired') {
    const back = cancelUrl(session);
    const page = messagePage(core, {
      title: 'This page has expired',
      text: 'Nothing was charged. Go back to start the payment again.',
      link: back ? { href: back, label: 'Go back' } : null,
      embedded,
    });
    return sendPage(reply.status(410), session, page);
  }
  const onward = completionUrl(session);
  const later = session.payment_status === 'unpaid';
  const page = messagePage(core, {
    title: later ? 'Thank you: your payment is on its way' : 'Thank you: your payment is complete',
    text:
      session.custom_text.after_submit?.message ??
      (later ? 'The bank debit settles in a moment.' : 'You can close this page.'),
    link: onward ? { href: onward, label: 'Continue', top: embedded } : null,
    embedded,
    ...(embedded ? { message: { sessionId: session.id, redirectTo: onward } } : {}),
  });
  return sendPage(reply, session, page);
}

/** The address belongs to no session. */
export function sendNotFound(core: SandboxCore, reply: FastifyReply) {
  const page = messagePage(core, {
    title: 'There is no payment at this address',
    text: 'The link may be incomplete. Go back to the shop and start the payment again.',
    link: null,
    embedded: false,
  });
  return sendPage(reply.status(404), null, page);
}
