import { ApiError } from '#api/ApiError.ts';
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
  /** No answer came, or none for now: it says nothing of the payment, and the next look may tell. */
  readonly unanswered: boolean;
  readonly info: OrderInfo | null;
}

/** What a failed look at a session says: the server's refusal, or whatever else went wrong. */
function verificationFailure(error: unknown): Verdict {
  const message = error instanceof Error ? error.message : String(error);
  const known = error instanceof ApiError || error instanceof TypeError;
  return {
    view: 'error',
    stored: 'error',
    message: known ? `Could not verify payment: ${message}` : `An unexpected error occurred: ${message}`,
  };
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 || error.status === 429 : error instanceof TypeError;

/** Asks the server once what came of a session. Never throws. */
export async function verifyPayment(
  sessionId: string,
  product: Product | null,
  additionalCountries: number,
): Promise<Verification> {
  try {
    const session = await fetchSessionStatus(sessionId);
    const verdict = judge(session.payment_status);
    const price: KnownPrice = product ?? FALLBACK_PRODUCT;
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
