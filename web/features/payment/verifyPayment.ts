import type { SessionStatusResponse } from '@global-fit/contract/payments';
import { ApiError } from '#api/ApiError.ts';
import { isUnanswered } from '#api/unanswered.ts';
import type { Product } from '#features/products/product.ts';
import {
  FALLBACK_PRODUCT,
  judge,
  type KnownPrice,
  type OrderInfo,
  orderInfo,
  type Verdict,
} from './result.ts';
import { fetchSessionStatus } from './sessionStatus.ts';

export const NO_SESSION = 'No session ID found in URL';

export interface Verification {
  readonly verdict: Verdict;
  /** There was no response, or only a temporary one, which says nothing about the payment; the next check may tell. */
  readonly unanswered: boolean;
  readonly info: OrderInfo | null;
}

/** The message of a failed check of a session: the server's refusal, or the error. */
function verificationFailure(error: unknown): Verdict {
  const message = error instanceof Error ? error.message : String(error);
  const known = error instanceof ApiError || error instanceof TypeError;
  return {
    view: 'error',
    stored: 'error',
    message: known ? `Could not verify payment: ${message}` : `An unexpected error occurred: ${message}`,
  };
}

/** The catalogue only supplements the session, so it is not waited for longer than this (ms). */
const PATIENCE = 3000;

const inTime = <T>(product: Promise<T>): Promise<T | null> =>
  Promise.race([product, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))]);

/**
 * Asks the server once for the result of a session. `product` is used where the response has no name or amount. Never
 * throws.
 */
export async function verifyPayment(
  sessionId: string,
  product: Promise<Product | null>,
  additionalCountries: number,
): Promise<Verification> {
  try {
    const session: Partial<SessionStatusResponse> | null = await fetchSessionStatus(sessionId);
    if (session === null || typeof session !== 'object') throw new Error('Unexpected response format');
    const verdict = judge(session.payment_status);
    const isWhole = typeof session.amount === 'number' && typeof session.product_name === 'string';
    const price: KnownPrice = (isWhole ? null : await inTime(product)) ?? FALLBACK_PRODUCT;
    return {
      verdict,
      unanswered: false,
      info: orderInfo({ ...session, session_id: sessionId }, verdict, price, additionalCountries),
    };
  } catch (error) {
    console.error('The payment could not be verified', error);
    return { verdict: verificationFailure(error), unanswered: isUnanswered(error), info: null };
  }
}
