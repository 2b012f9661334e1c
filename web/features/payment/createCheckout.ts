import type { z } from 'zod';
import type {
  createCheckoutSessionRequestSchema,
  CreateCheckoutSessionResponse,
} from '@global-fit/contract/payments';
import { ApiError } from '#api/ApiError.ts';
import { call } from '#api/client.ts';
import { paths } from '#paths.ts';
import { failedPayment, type PaymentState } from './payment.ts';

/** Version of the consent wording at the summary; raised whenever the words change. */
const CONSENT_VERSION = '2026-11';

export const NO_PAYMENT_INFORMATION = 'No payment information received from checkout session';
export const INIT_FAILED = 'Failed to initialize payment. Please try again or contact support.';

/** A purchase: one report for one profile. */
export interface Purchase {
  /** Id of the account that buys it. */
  readonly userId: string;
  readonly productId: string;
  /** The payment provider's id of the product. */
  readonly stripeProductId: string;
  readonly profileId: string;
  readonly additionalCountries: number;
  /** ISO 3166-1 alpha-3. */
  readonly countryCodes: readonly string[];
  /** Null for the address of the account. */
  readonly deliveryEmail: string | null;
}

type Request = z.input<typeof createCheckoutSessionRequestSchema>;

function returnUrl({ productId, additionalCountries }: Purchase): string {
  const url = new URL(paths.checkoutSuccess, window.location.origin);
  url.searchParams.set('product_id', productId);
  url.searchParams.set('additional_countries', String(additionalCountries));
  return url.href;
}

/**
 * Starts or resumes the payment of a purchase. Throws ApiError, SessionReplaced, the network's error, and an Error
 * with `INIT_FAILED` where the response names neither client secret nor session.
 */
export async function createCheckout(purchase: Purchase, mode: 'hosted' | 'embedded'): Promise<PaymentState> {
  const consent = { text_version: CONSENT_VERSION };
  const request: Request = {
    product_id: purchase.stripeProductId,
    survey_results_id: purchase.profileId,
    return_url: returnUrl(purchase),
    additional_countries: purchase.additionalCountries,
    additional_country_codes: [...purchase.countryCodes],
    ui_mode: mode,
    ...(purchase.deliveryEmail === null ? {} : { delivery_email: purchase.deliveryEmail }),
    consents: { terms: consent, immediate_delivery: consent },
  };
  const answer = await call<Partial<CreateCheckoutSessionResponse> | null>(
    '/payments/create-checkout-session',
    {
      json: request,
      owner: purchase.userId,
    },
  );
  const clientSecret = answer?.client_secret ?? null;
  const sessionId = answer?.session_id ?? null;
  if (clientSecret === null && sessionId === null) throw new Error(INIT_FAILED);
  return {
    status: 'requires_payment',
    clientSecret,
    sessionId,
    url: answer?.url ?? null,
    orderId: answer?.order_id ?? null,
    profileId: purchase.profileId,
    error: null,
    obstacle: null,
  };
}

/** The provider's page of a session. Throws where the response names no session or no page. */
export function hostedPage({ sessionId, url }: PaymentState): string {
  if (sessionId === null) throw new Error('The checkout session came without an id.');
  if (url === null) throw new Error(NO_PAYMENT_INFORMATION);
  return url;
}

const NOT_ON_OFFER = 'This package is no longer on offer. Please choose another one.';

/** The server's text on a package that cannot be bought now; null where it refused something else. */
function productProblem({ status, code, message }: ApiError): string | null {
  if (code === 'conflict') return message;
  return status === 404 && message.startsWith('Failed to find product') ? NOT_ON_OFFER : null;
}

/** Why a payment could not be started: the server's text where only that helps, else `general`. */
export function startFailure(error: unknown, general: string = INIT_FAILED): PaymentState {
  if (!(error instanceof ApiError)) return failedPayment(general);
  if (error.code === 'already_paid')
    return { ...failedPayment(error.message), orderId: error.orderId, obstacle: 'paid' };
  const problem = productProblem(error);
  return problem === null ? failedPayment(general) : { ...failedPayment(problem), obstacle: 'product' };
}

/** The server's error about the delivery address, where the failure is that. */
export function addressProblem(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.fields.find(({ loc }) => loc.at(-1) === 'delivery_email')?.msg ?? null;
}
