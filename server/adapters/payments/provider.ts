/**
 * The card payment provider as the product sees it. `stripe.ts` implements it with the official SDK; nothing
 * outside that folder knows the SDK's shapes. No call may happen inside a transaction.
 */

/** A checkout session as far as orders care. Amounts in minor units of `currency` (lower case ISO 4217). */
export interface ProviderSession {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  /** A delayed payment was refused for good: the session is complete and will never be paid. */
  readonly paymentFailed: boolean;
  /** Our order's id, as written into the session when we created it; null where it is none of ours. */
  readonly orderId: string | null;
  /** The order's attempt that it was made for, as sent; null where we did not make it, or long ago. */
  readonly attempt: number | null;
  readonly currency: string;
  readonly amountSubtotal: number;
  readonly amountDiscount: number;
  readonly amountTax: number;
  readonly amountTotal: number;
  readonly paymentId: string | null;
  /** When a card was charged, by the provider's clock; null where it does not say, as for what a bank confirms later. */
  readonly chargedAt: Date | null;
  readonly uiMode: 'hosted' | 'embedded';
  readonly clientSecret: string | null;
  readonly url: string | null;
  readonly expiresAt: Date;
}

export interface SessionLine {
  /** The provider's product where the catalogue was synchronised, else only a name. */
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
  /** Carries `{CHECKOUT_SESSION_ID}` literally. */
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
  /** Our refund row, where the refund was ours. */
  readonly refundId: string | null;
}

export interface ProviderDispute {
  readonly id: string;
  readonly state: 'open' | 'won' | 'lost';
  /** What the dispute takes back, in minor units of `currency`: it may be a part of the payment. */
  readonly amount: number;
  readonly currency: string;
  readonly paymentId: string | null;
  /** The bank only inquires and has taken nothing yet: a refund would go through, and end it. */
  readonly refundable: boolean;
}

/**
 * An event names what changed. How that stands now is asked of the provider: events arrive late, twice and in any
 * order, and their copies of the object are as old as they are.
 */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Not told of another account that is connected to ours. */
  readonly ours: boolean;
  /** `payment`: it was refunded, and the event does not say by which refund. */
  readonly subject: 'session' | 'refund' | 'payment' | 'dispute' | 'other';
  /** The provider's id of the session, refund, payment or dispute; empty for `other`. */
  readonly subjectId: string;
  /** When a session was paid, by the provider's clock, where the event tells of that. */
  readonly paidAt: Date | null;
}

/** The signature does not fit the body: somebody else sent it, or it was changed on the way. */
export class BadEventSignature extends Error {
  constructor(cause: unknown) {
    super('The signature does not match the body.', { cause });
    this.name = 'BadEventSignature';
  }
}

/**
 * A call that the provider did not carry out. `unavailable`: the same call may succeed later. `not_allowed`: none will
 * until our key is mended. `key_reused`: its idempotency key was used before with other parameters. `bad_email`: the
 * customer's address is none. `refused`: it will not succeed as it stands.
 */
export class ProviderFailure extends Error {
  readonly kind: 'unavailable' | 'not_allowed' | 'key_reused' | 'bad_email' | 'refused';
  /**
   * The provider answered the call itself. It may give that answer for a day to every call with the same idempotency
   * key: the next one needs another.
   */
  readonly keySpent: boolean;
  constructor(message: string, kind: ProviderFailure['kind'], cause: unknown, keySpent = false) {
    super(message, { cause });
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.keySpent = keySpent;
  }

  /** Every other call would fail as well just now. */
  get holdsForAll(): boolean {
    return this.kind === 'unavailable' || this.kind === 'not_allowed';
  }

  /** The log's mark of what a person must mend: a key that the provider does not take. */
  get alert(): 'provider_key_refused' | undefined {
    return this.kind === 'not_allowed' ? 'provider_key_refused' : undefined;
  }
}

export interface PaymentProvider {
  /** Creates the session of one attempt; the same order and attempt always give the same session. */
  createSession(request: SessionRequest): Promise<ProviderSession>;
  /** The session as it stands now; null when the provider does not know the id. */
  fetchSession(id: string): Promise<ProviderSession | null>;
  /** The session that a payment belongs to; null when there is none. */
  findSessionOfPayment(paymentId: string): Promise<ProviderSession | null>;
  /** Ends an open session; answers the session as it stands afterwards, which may be paid. */
  expireSession(id: string): Promise<ProviderSession | null>;
  /** Pays money back; a repeat with the same `refundId` and `attempt` answers the same refund. */
  refund(request: {
    refundId: string;
    attempt: number;
    orderId: string;
    paymentId: string;
    amount: number;
  }): Promise<ProviderRefund>;
  /** Every refund that was made of a payment, by whomever. */
  listRefunds(paymentId: string): Promise<readonly ProviderRefund[]>;
  /** A refund as it stands now; null when the provider does not know the id. */
  fetchRefund(id: string): Promise<ProviderRefund | null>;
  /** A dispute as it stands now; null when the provider does not know the id. */
  fetchDispute(id: string): Promise<ProviderDispute | null>;
  /** Every dispute of a payment. */
  listDisputes(paymentId: string): Promise<readonly ProviderDispute[]>;
  /** What the provider has told about refunds and disputes since a moment, oldest first; it keeps 30 days. */
  listRefundAndDisputeEvents(since: Date): Promise<readonly ProviderEvent[]>;
  /** Verifies and reads a webhook's raw body; null where it is no event. Throws `BadEventSignature`. */
  readEvent(rawBody: Buffer, signature: string | undefined): ProviderEvent | null;
}
