import type { SessionStatusResponse } from '@global-fit/contract/payments';
import { ADDITIONAL_COUNTRY_PRICE, formatMoney, totalPrice } from '@global-fit/contract/price';

/** Interval between checks of a pending payment (ms) … */
export const POLL_INTERVAL = 2000;
/** … and their number, including the first, until somebody asks again. */
export const POLL_ATTEMPTS = 10;

const SUCCESS = new Set(['completed', 'complete', 'paid', 'succeeded', 'success']);
const PENDING = new Set(['pending', 'processing', 'in_process']);
const KNOWN_FAILURES = new Set(['failed', 'unpaid', 'expired', 'canceled', 'cancelled', 'error']);

/** What a payment status means for the customer, and the status recorded. */
export type Verdict =
  | { readonly view: 'completed'; readonly stored: 'completed' }
  | { readonly view: 'pending'; readonly stored: 'processing' }
  | { readonly view: 'error'; readonly stored: 'failed' | 'error'; readonly message: string };

/** Interprets a payment status (specification 2, §4). Anything other than success and pending is an error. */
export function judge(status: string | null | undefined): Verdict {
  const known = status?.trim().toLowerCase() ?? '';
  if (SUCCESS.has(known)) return { view: 'completed', stored: 'completed' };
  if (PENDING.has(known)) return { view: 'pending', stored: 'processing' };
  if (KNOWN_FAILURES.has(known)) return { view: 'error', stored: 'failed', message: notCompleted(known) };
  return {
    view: 'error',
    stored: 'error',
    message: `Payment verification failed. Status: ${known || 'unknown'}`,
  };
}

/** "Payment not completed. Status: EXPIRED"; FAILED where none is known. */
export function notCompleted(status?: string): string {
  return `Payment not completed. Status: ${(status || 'failed').toUpperCase()}`;
}

/** The first 8 characters, an ellipsis and the last 4 of an id of more than 12. */
export function shortId(id: string): string {
  return id.length > 12 ? `${id.slice(0, 8)}…${id.slice(-4)}` : id;
}

/** The details of an order shown with a result. */
export interface OrderInfo {
  /** The transaction: the payment, else the session. */
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly customerEmail: string | null;
  readonly paymentStatus: Verdict['stored'];
  readonly productName: string | null;
  readonly orderId: string | null;
  /** The money goes back, or has gone back. */
  readonly isRefunded: boolean;
  /** The report has been delivered. */
  readonly isReady: boolean;
}

/** The price of an order as the browser can compute it, for a response without an amount. */
export interface KnownPrice {
  readonly name: string;
  readonly basePrice: number;
  readonly additionalCountryPrice: number;
}

/** Shown where a product is not found. */
export const FALLBACK_PRODUCT: KnownPrice = {
  name: 'Global Fit Report',
  basePrice: 19_900,
  additionalCountryPrice: ADDITIONAL_COUNTRY_PRICE,
};

/** The session as details to show. A missing amount is computed; a real 0 stays 0. */
export function orderInfo(
  session: Partial<SessionStatusResponse> & { readonly session_id: string },
  verdict: Verdict,
  product: KnownPrice,
  additionalCountries: number,
): OrderInfo {
  return {
    id: session.payment_id ?? session.session_id,
    amount: session.amount ?? totalPrice({ ...product, additionalCountries }),
    currency: session.currency || 'usd',
    customerEmail: session.customer_email ?? null,
    paymentStatus: verdict.stored,
    productName: session.product_name ?? product.name,
    orderId: session.order_id ?? null,
    isRefunded: session.refunded ?? false,
    isReady: session.report_ready ?? false,
  };
}

/** The number of added countries in an address; anything invalid counts as none. */
export function countriesIn(text: string | null): number {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** "$249.00 USD". */
export function amountText({ amount, currency }: Pick<OrderInfo, 'amount' | 'currency'>): string {
  return `${formatMoney(amount, currency)} ${currency.toUpperCase()}`;
}
