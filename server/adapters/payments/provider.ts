/**
 * The card payment provider as the product sees it. `stripe.ts` implements it with the official SDK, whose types do
 * not leave this folder. No call may happen inside a transaction.
 */

/** What orders need of a checkout session. Amounts in minor units of `currency` (lower-case ISO 4217). */
export interface ProviderSession {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  /** A delayed payment was refused for good: the session is complete but will never be paid. */
  readonly paymentFailed: boolean;
  /** The id of our order, which we write into the session on creation; null where it is not ours. */
  readonly orderId: string | null;
  /** The attempt of the order it was created for; null where it is not ours or predates this field. */
  readonly attempt: number | null;
  readonly currency: string;
  readonly amountSubtotal: number;
  readonly amountDiscount: number;
  readonly amountTax: number;
  readonly amountTotal: number;
  readonly paymentId: string | null;
  /** When a card was charged, by the provider's clock; null for methods that a bank confirms later. */
  readonly chargedAt: Date | null;
  readonly uiMode: 'hosted' | 'embedded';
  readonly clientSecret: string | null;
  readonly url: string | null;
  readonly expiresAt: Date;
}

export interface SessionLine {
  /** The provider's product where the catalogue is synchronised, else just a name. */
  readonly providerProductId: string | null;
  readonly name: string;
  readonly unitAmount: number;
  readonly quantity: number;
}

export interface SessionRequest {
  readonly orderId: string;
  readonly attempt: number;
  readonly uiMode: 'hosted' | 'embedded';
  readonly currency: string;
  readonly lines: readonly SessionLine[];
  readonly customerEmail: string;
  /** Contains `{CHECKOUT_SESSION_ID}` literally. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly allowPromotionCodes: boolean;
  readonly automaticTax: boolean;
}

export interface ProviderRefund {
  readonly id: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly amount: number;
  readonly currency: string;
  readonly paymentId: string | null;
  /** The id of our refund row, where we made the refund. */
  readonly refundId: string | null;
}

export interface ProviderDispute {
  readonly id: string;
  readonly state: 'open' | 'won' | 'lost';
  /** The disputed amount in minor units of `currency`, which may be a part of the payment. */
  readonly amount: number;
  readonly currency: string;
  readonly paymentId: string | null;
  /** The bank only inquires and has taken nothing yet: a refund would go through, and end it. */
  readonly refundable: boolean;
}

/**
 * An event says what has changed. The present state is always fetched from the provider, because events arrive late,
 * twice and out of order, and the objects in them are as old as they are.
 */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Never an event of a connected account. */
  readonly ours: boolean;
  /** `payment`: it was refunded, but the event does not say by which refund. */
  readonly subject: 'session' | 'refund' | 'payment' | 'dispute' | 'other';
  /** The provider's id of the session, refund, payment or dispute; empty for `other`. */
  readonly subjectId: string;
  /** When a session was paid, by the provider's clock, where the event says so. */
  readonly paidAt: Date | null;
}

/** The signature does not match the body, which was forged or changed on the way. */
export class BadEventSignature extends Error {
  constructor(cause: unknown) {
    super('The signature does not match the body.', { cause });
    this.name = 'BadEventSignature';
  }
}

/**
 * A call that the provider did not carry out. `unavailable`: a retry may succeed. `not_allowed`: our key has to be
 * fixed first. `key_reused`: its idempotency key was used with other parameters. `bad_email`: the customer's address
 * is invalid. `refused`: it will never succeed as it is.
 */
export class ProviderFailure extends Error {
  readonly kind: 'unavailable' | 'not_allowed' | 'key_reused' | 'bad_email' | 'refused';
  /**
   * The provider itself replied. For a day it may repeat that reply for the same idempotency key, so a retry needs
   * another.
   */
  readonly keySpent: boolean;
  constructor(message: string, kind: ProviderFailure['kind'], cause: unknown, keySpent = false) {
    super(message, { cause });
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.keySpent = keySpent;
  }

  /** Any other call would fail as well at present. */
  get holdsForAll(): boolean {
    return this.kind === 'unavailable' || this.kind === 'not_allowed';
  }

  /** Marks log lines about a key that the provider does not accept, which somebody has to fix. */
  get alert(): 'provider_key_refused' | undefined {
    return this.kind === 'not_allowed' ? 'provider_key_refused' : undefined;
  }
}

export interface PaymentProvider {
  /** Creates the session of an attempt; the same order and attempt always give the same session. */
  createSession(request: SessionRequest): Promise<ProviderSession>;
  /** The present state of a session; null where the provider does not know the id. */
  fetchSession(id: string): Promise<ProviderSession | null>;
  /** The session a payment belongs to; null where there is none. */
  findSessionOfPayment(paymentId: string): Promise<ProviderSession | null>;
  /** Expires an open session and returns its state afterwards, which may be paid. */
  expireSession(id: string): Promise<ProviderSession | null>;
  /** Refunds a payment; a repeat with the same `refundId` and `attempt` returns the same refund. */
  refund(request: {
    refundId: string;
    attempt: number;
    orderId: string;
    paymentId: string;
    amount: number;
  }): Promise<ProviderRefund>;
  /** Every refund of a payment, whoever made it. */
  listRefunds(paymentId: string): Promise<readonly ProviderRefund[]>;
  /** The present state of a refund; null where the provider does not know the id. */
  fetchRefund(id: string): Promise<ProviderRefund | null>;
  /** The present state of a dispute; null where the provider does not know the id. */
  fetchDispute(id: string): Promise<ProviderDispute | null>;
  /** Every dispute of a payment. */
  listDisputes(paymentId: string): Promise<readonly ProviderDispute[]>;
  /** Events on refunds and disputes since a moment, oldest first; the provider keeps 30 days. */
  listRefundAndDisputeEvents(since: Date): Promise<readonly ProviderEvent[]>;
  /** Verifies and parses a webhook's raw body; null where it is not an event. Throws `BadEventSignature`. */
  readEvent(rawBody: Buffer, signature: string | undefined): ProviderEvent | null;
}
